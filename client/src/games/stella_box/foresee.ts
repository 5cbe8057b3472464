// Optimistic update: the view as it will be when my moves that are on their way have arrived. When one is refused, it
// was never there.
import type { StellaBoxView } from '../../lib/protocol'
import type { MoveIn } from '../game'

type Move = MoveIn<'stella_box'>

export function foresee(view: StellaBoxView, moves: readonly Move[]): StellaBoxView {
  return moves.reduce(foreseeOne, view)
}

function foreseeOne(view: StellaBoxView, move: Move): StellaBoxView {
  const { seat, phase } = view
  if (seat === null || phase.type !== 'associating') return view
  switch (move.type) {
    case 'mark':
      return { ...view, phase: { ...phase, mine: move.places } }
    case 'ready':
      return { ...view, phase: { ...phase, ready: phase.ready.with(seat, true) } }
    case 'unready':
      return { ...view, phase: { ...phase, ready: phase.ready.with(seat, false) } }
    case 'other_word':
      return { ...view, phase: { ...phase, asked: phase.asked.with(seat, true) } }
    default:
      return view
  }
}
