// A game that is watched once more, in words: what all games tell alike.
import { i18n, t } from '../lib/i18n/index.svelte'
import type { Slug } from '../lib/protocol'
import type { View } from './game'

/** What has happened since the view before, sentence by sentence; null: this is where one begins to watch. */
export type Narrate<S extends Slug> = (
  view: View<S>,
  before: View<S> | null,
  name: (seat: number) => string,
) => readonly string[]

/** What a round has brought to each. */
export const gains = (points: readonly number[], name: (seat: number) => string): string =>
  i18n.list(points.map((brought, seat) => `${name(seat)}: ${t().counts.points(brought)}`))

/** Who has won, once the game is over. */
export function ending(winners: readonly number[], name: (seat: number) => string): string[] {
  if (winners.length === 0) return []
  const names = i18n.list(winners.map(name))
  return [winners.length > 1 ? t().end.share(names) : t().end.wins(names)]
}
