// Optimistic update: the view as it will be when my moves that are on their way have arrived. When one is refused, it
// was never there.
import type { DixitView } from '../../lib/protocol'
import type { MoveIn } from '../game'

type Move = MoveIn<'dixit'>

export function foresee(view: DixitView, moves: readonly Move[]): DixitView {
  return moves.reduce(foreseeOne, view)
}

function foreseeOne(view: DixitView, move: Move): DixitView {
  const { seat, phase } = view
  if (seat === null) return view
  if (move.type === 'tell' && phase.type === 'telling' && (phase.storyteller ?? seat) === seat) {
    return {
      ...view,
      awaited: seats(view).filter((other) => other !== seat),
      phase: {
        type: 'playing',
        storyteller: seat,
        clue: move.clue ?? null,
        chosen: seats(view).map((other) => other === seat),
        mine: [move.card],
        needed: 0, // read only by those who hand in cards
      },
    }
  }
  if (move.type === 'play' && phase.type === 'playing' && phase.storyteller !== seat) {
    return { ...without(view, seat), phase: { ...phase, chosen: phase.chosen.with(seat, true), mine: move.cards } }
  }
  if (move.type === 'vote' && phase.type === 'voting' && phase.storyteller !== seat) {
    return { ...without(view, seat), phase: { ...phase, voted: phase.voted.with(seat, true), vote: move.slot } }
  }
  return view
}

function without(view: DixitView, seat: number): DixitView {
  return { ...view, awaited: view.awaited.filter((other) => other !== seat) }
}

function seats(view: DixitView): number[] {
  return view.scores.map((_, seat) => seat)
}
