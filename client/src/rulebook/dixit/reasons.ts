// Why a player got the points of a round, in single steps.
import type { ScoredRound } from './round'

export type Reason =
  | { points: number; why: 'tellerSome' | 'tellerAll' | 'tellerNone' | 'found' | 'all' | 'none' | 'missed' }
  | { points: 1; why: 'vote'; from: number }

export function reasons(round: ScoredRound, seat: number): Reason[] {
  const gain = round.gains[seat]
  if (!gain) return []
  return [{ points: gain.base, why: base(round, seat) }, ...voters(round, seat).map(vote)]
}

function base(round: ScoredRound, seat: number): Exclude<Reason['why'], 'vote'> {
  if (seat === round.storyteller) {
    return ({ all: 'tellerAll', none: 'tellerNone', some: 'tellerSome' } as const)[round.outcome]
  }
  if (round.outcome !== 'some') return round.outcome
  return round.gains[seat]?.role === 'found' ? 'found' : 'missed'
}

/** Who voted for a card of this seat; votes on the storyteller's card bring nothing more. */
function voters(round: ScoredRound, seat: number): number[] {
  if (seat === round.storyteller) return []
  return round.votes.flatMap((slot, voter) => (slot > 0 && round.owners[slot - 1] === seat ? [voter] : []))
}

function vote(from: number): Reason {
  return { points: 1, why: 'vote', from }
}
