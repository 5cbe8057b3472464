// Optimistic update: the view as it will be when my moves that are on their way have arrived. When one is refused, it
// was never there.
import type { StellaView } from '../../lib/protocol'
import type { MoveIn } from '../game'

type Move = MoveIn<'stella'>

export function foresee(view: StellaView, moves: readonly Move[]): StellaView {
  return moves.reduce(foreseeOne, view)
}

function foreseeOne(view: StellaView, move: Move): StellaView {
  const { seat, phase } = view
  if (seat === null) return view
  if (phase.type === 'associating') {
    switch (move.type) {
      case 'mark':
        return { ...view, phase: { ...phase, mine: move.cards } }
      case 'ready':
        return { ...without(view, seat), phase: { ...phase, ready: phase.ready.with(seat, true) } }
      case 'unready':
        return {
          ...view,
          awaited: [...without(view, seat).awaited, seat].sort((one, two) => one - two),
          phase: { ...phase, ready: phase.ready.with(seat, false) },
        }
      case 'other_word':
        return { ...view, phase: { ...phase, asked: phase.asked.with(seat, true) } }
    }
  }
  // What a picture turns out to be only the server knows; but I have pointed, and nobody waits for me any more.
  if (move.type === 'point' && phase.type === 'revealing' && phase.scout === seat) return without(view, seat)
  return view
}

function without(view: StellaView, seat: number): StellaView {
  return { ...view, awaited: view.awaited.filter((other) => other !== seat) }
}
