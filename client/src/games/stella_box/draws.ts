// Whether what was drawn explains who was first in which round, and every word of ours.
import type { Draw } from '../../lib/protocol'
import type { RoundOf } from '../game'

export default function agree(draws: readonly Draw[], rounds: readonly RoundOf<'stella_box'>[]): boolean {
  const came = (what: string) => draws.find((draw) => draw.what === what)?.came
  const first = came('first')?.[0] as number | undefined
  const words = came('words')
  if (first === undefined) return false
  return rounds.every((round, index) => {
    // Players may say a word of their own instead; ours have a sign that nobody types.
    const ours = round.words[0].startsWith('#')
    return (
      round.first === (first + index) % round.points.length &&
      (!words || !ours || JSON.stringify(round.words) === JSON.stringify(words[index]))
    )
  })
}
