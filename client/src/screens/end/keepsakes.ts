// The pictures that a game is remembered by, and why: the moments that the server found, in the game's own words.
import { gameOf } from '../../games'
import type { Slug } from '../../lib/protocol'
import type { Table } from '../../lib/table/table.svelte'

export interface Keepsake {
  card: number
  title: string
  /** What was asked in that round; null: it was said aloud. */
  readonly theme: string | null
}

/** How many have room beside one another on a phone. */
const SHOWN = 3

/** Those of the game on the table, which is over; none where they cannot be fetched. */
export async function keepsakes(slug: Slug, table: Table): Promise<Keepsake[]> {
  try {
    const [texts, { rounds, moments }] = await Promise.all([gameOf(slug).moments?.(), table.rounds()])
    if (!texts) return []
    const { theme, moment: say } = texts.default
    const told = moments.flatMap((moment) => {
      const title = say(moment, (seat) => table.at(seat).name)
      const round = rounds[moment.round - 1]
      if (!title || !round || moment.card === null) return []
      // Asked for when it is shown: the words may still be on their way.
      return [
        {
          card: moment.card,
          title,
          get theme() {
            return theme(round)
          },
        },
      ]
    })
    return told.slice(0, SHOWN)
  } catch {
    return []
  }
}
