// What a scored round is to one player, in one sentence.
import type { ScoredRound } from './round'
import { texts } from './texts'

/** How the round went, for the whole table. */
export function outcome(round: ScoredRound): string {
  if (round.outcome !== 'some') return texts().reveal[round.outcome]
  const found = round.gains.filter((gain) => gain.role === 'found').length
  return texts().reveal.some(found, round.gains.length - 1)
}

/** How it went for this seat; null: for somebody who only looks on. */
export function headline(round: ScoredRound, seat: number | null): string {
  const gain = seat === null ? undefined : round.gains[seat]
  if (!gain) return outcome(round)
  const say = texts().mine
  const sum = gain.base + gain.bonus
  const points = sum > 0 ? `+${sum}` : ''
  if (gain.role === 'storyteller') {
    if (round.outcome === 'all') return say.tellerAll
    return round.outcome === 'none' ? say.tellerNone : say.tellerSome(points)
  }
  if (round.outcome !== 'some') return say[round.outcome](points).trim()
  return say[gain.role === 'found' ? 'found' : gain.bonus > 0 ? 'fooled' : 'missed'](points).trim()
}
