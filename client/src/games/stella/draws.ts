// Whether what was drawn explains all that was seen: the cards of every round's grid, its words, and who was first.
import { GAME_FACTS, type Draw } from '../../lib/protocol'
import type { RoundOf } from '../game'

export default function agree(draws: readonly Draw[], rounds: readonly RoundOf<'stella'>[]): boolean {
  const came = (what: string) => draws.find((draw) => draw.what === what)?.came
  const { rows, columns } = GAME_FACTS.stella
  const deck = came('deck') as number[] | undefined
  // Where no lots were drawn for it, whoever was first in the first round began.
  const first = (came('first')?.[0] ?? rounds[0]?.first ?? 0) as number
  const words = came('words')
  if (!deck) return false
  const grid = deck.slice(0, rows * columns)
  const pile = deck.slice(rows * columns)
  return rounds.every((round, index) => {
    if (index > 0) grid.splice((rows - index) * columns, columns, ...pile.splice(-columns).reverse())
    return (
      JSON.stringify(round.grid) === JSON.stringify(grid) &&
      (!words || JSON.stringify(round.words) === JSON.stringify(words[index])) &&
      round.first === (first + index) % round.points.length
    )
  })
}
