// A game of Dixit as it begins: the first to give a clue is the storyteller.
import type { DixitView } from '../../src/lib/protocol'

export const race: DixitView = {
  type: 'dixit',
  seat: 1,
  seats: 4,
  target: 30,
  round: 1,
  step: 1,
  phase: { type: 'telling', storyteller: null },
  hand: [3, 5, 8],
  awaited: [0, 1, 2, 3],
  scores: [0, 0, 0, 0],
  history: [],
  last: null,
  pile: 60,
  discard: 0,
  winners: [],
  clues: [],
}
