// What is worth remembering of a game: the picture most of us saw the same way, the brightest, and the loneliest.
import type { ChairView, StellaRound } from '../../lib/protocol'
import { words } from '../../rulebook/stella/words.svelte'
import type { Keepsake } from '../game'
import { texts } from './texts'

type At = (seat: number) => ChairView

export default function moments(rounds: readonly StellaRound[], at: At): Keepsake[] {
  const say = texts().moments
  const marked = rounds.flatMap((round) =>
    round.grid.map((card) => ({ round, card, count: round.marks.filter((cards) => cards.includes(card)).length })),
  )
  const wordOf = (round: StellaRound) => words.show(round.words[round.turned ? 1 : 0])
  const together = marked.reduce((top, one) => (one.count > top.count ? one : top), marked[0]!)
  const pointed = rounds.flatMap((round) => round.pointed.map((one) => ({ round, one })))
  const bright = pointed.find(({ one }) => one.outcome === 'super_spark' && one.card !== together?.card)
  const fall = pointed.find(({ one }) => one.outcome === 'fall')
  const kept: Keepsake[] = []
  if (together?.count > 1)
    kept.push({ card: together.card, title: say.together(together.count), text: wordOf(together.round) })
  if (bright) {
    const names = [at(bright.one.seat).name, ...bright.one.others.map((seat) => at(seat).name)].slice(0, 2)
    kept.push({ card: bright.one.card, title: say.pair(names.join(' + ')), text: wordOf(bright.round) })
  }
  if (fall) kept.push({ card: fall.one.card, title: say.alone(at(fall.one.seat).name), text: wordOf(fall.round) })
  return kept
}
