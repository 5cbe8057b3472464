// A game that is watched once more, in words: what all games tell alike.
import { i18n, t } from './i18n/index.svelte'

/** What a round has brought to each. */
export const gains = (points: readonly number[], name: (seat: number) => string): string =>
  i18n.list(points.map((brought, seat) => `${name(seat)}: ${t().counts.points(brought)}`))

/** Who has won, once the game is over. */
export function ending(winners: readonly number[], name: (seat: number) => string): string[] {
  if (winners.length === 0) return []
  const names = i18n.list(winners.map(name))
  return [winners.length > 1 ? t().end.share(names) : t().end.wins(names)]
}
