// What may be read of a picture on the shared screen, where nobody can unfold anything: whole thoughts.
import type { Remark } from '../../lib/protocol'

export interface Thought {
  player: number
  text: string
}

/** A bot names one thing or two, between the quotation marks of its language: as far as the first, it is whole, too. */
const AS_FAR_AS_THE_FIRST = /^[^“„]+[“„].+?[“”]/

/** What was written of a card, the newest first; after what a bot wrote, the shorter half of it. */
export function thoughts(remarks: readonly Remark[], isBot: (player: number) => boolean): Thought[] {
  return remarks
    .flatMap(({ player, note }) => {
      const shorter = isBot(player) && AS_FAR_AS_THE_FIRST.exec(note)?.[0]
      return [shorter, note].flatMap((text) => (text ? [{ player, text }] : []))
    })
    .reverse()
}
