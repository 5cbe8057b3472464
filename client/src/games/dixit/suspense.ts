// The order in which a scored round is shown: the votes one by one, whose the other cards were, and last the true one.
import type { ChairView, DixitRound, DixitView } from '../../lib/protocol'
import { hasPerson } from '../../lib/table/chair'

/** Milliseconds: before the first vote, for all votes, for all owners, and before the true card. */
const [START, VOTES, OWNERS, TRUTH] = [700, 2000, 1300, 1000]

/** Who has voted, in the order in which the votes are shown. */
export const voters = (round: DixitRound): number[] => round.votes.flatMap((slot, seat) => (slot > 0 ? [seat] : []))

/** The places of the cards that were not the storyteller's, in order. */
export const decoys = (round: DixitRound): number[] =>
  round.owners.flatMap((owner, index) => (owner === round.storyteller ? [] : [index]))

/** The waits between the beats of a round's reveal: about five seconds in all. */
export function beats(round: DixitRound): number[] {
  const votes = voters(round).map((_, index) => (index === 0 ? START : VOTES / voters(round).length))
  const owners = decoys(round).map(() => OWNERS / decoys(round).length)
  return [...votes, ...owners, TRUTH]
}

/** How much of a round may be seen after so many beats. */
export function seen(round: DixitRound, step: number) {
  const votes = voters(round)
  const others = decoys(round)
  return {
    vote: (seat: number) => votes.indexOf(seat) < step,
    owner: (index: number) =>
      round.owners[index] === round.storyteller ? step === Infinity : votes.length + others.indexOf(index) < step,
    truth: step === Infinity,
  }
}

/** The round that a shared screen shows: the last one until the next story is told, and then until it has been `read`,
 * or all people at the table have gone on and played a card. */
export function inSight(view: DixitView, at: (seat: number) => ChairView, read: boolean): DixitRound | null {
  const { phase, awaited, last } = view
  if (phase.type === 'voting') return null
  if (phase.type !== 'playing') return last
  return !read && awaited.some((seat) => hasPerson(at(seat))) ? last : null
}
