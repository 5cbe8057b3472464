// Whether what was drawn explains who told in which round: the cards were dealt by hand.
import type { Draw } from '../../lib/protocol'
import type { RoundOf } from '../game'

export default function agree(draws: readonly Draw[], rounds: readonly RoundOf<'dixit_box'>[]): boolean {
  const first = draws.find((draw) => draw.what === 'storyteller')?.came[0] as number | undefined
  if (first === undefined) return false
  return rounds.every((round, index) => round.storyteller === (first + index) % round.points.length)
}
