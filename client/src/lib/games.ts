// Which games there are: their slugs, and how many can play them.
import { GAMES, type Slug } from './protocol'

export const SLUGS = Object.keys(GAMES) as Slug[]

export const isSlug = (text: string): text is Slug => text in GAMES

/** The fewest and the most who can play a game. */
export const seatsOf = (slug: Slug): readonly [number, number] => GAMES[slug].seats

/** Whether a game is played with the box on a real table, where bots see no cards. */
export const realCards = (slug: Slug): boolean => GAMES[slug].real_cards

/** Whether this many can play a game. */
export function fits(slug: Slug, players: number): boolean {
  const [fewest, most] = seatsOf(slug)
  return players >= fewest && players <= most
}
