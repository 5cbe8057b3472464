// What may be read of a picture on the shared screen, where nobody can unfold anything: whole thoughts.
import type { Remark } from '../../lib/protocol'

export interface Thought {
  player: number
  text: string
}

/** A bot names one thing or two, as its language quotes and joins them: with the first alone it is whole, too. */
const TWO_NAMED = /^(.+?[“”]) (?:and|и|i|ja|a) [“„]/

/** What was written of a card, the newest first; after what a bot wrote, the shorter half of it. */
export function thoughts(remarks: readonly Remark[], isBot: (player: number) => boolean): Thought[] {
  return remarks
    .flatMap(({ player, note }) => {
      const shorter = isBot(player) && TWO_NAMED.exec(note)?.[1]
      return [shorter, note].flatMap((text) => (text ? [{ player, text }] : []))
    })
    .reverse()
}
