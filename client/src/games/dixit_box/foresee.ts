// Optimistic update: the view as it will be when my moves that are on their way have arrived. When one is refused, it
// was never there.
import type { DixitBoxView } from '../../lib/protocol'
import type { MoveIn } from '../game'

type Move = MoveIn<'dixit_box'>

export function foresee(view: DixitBoxView, moves: readonly Move[]): DixitBoxView {
  return moves.reduce(foreseeOne, view)
}

function foreseeOne(view: DixitBoxView, move: Move): DixitBoxView {
  const { seat, phase } = view
  if (seat === null || phase.type !== 'voting') return view
  if (move.type === 'claim') {
    const vote = move.slots.includes(phase.vote) ? 0 : phase.vote
    const voted = phase.voted.with(seat, vote > 0)
    return { ...view, phase: { ...phase, claimed: phase.claimed.with(seat, true), mine: move.slots, vote, voted } }
  }
  if (move.type === 'vote')
    return { ...view, phase: { ...phase, voted: phase.voted.with(seat, true), vote: move.slot } }
  return view
}
