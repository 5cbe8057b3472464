// Which games there are: their slugs, and how many can play them.
import { GAME_FACTS, type Slug } from './protocol'

export const SLUGS = Object.keys(GAME_FACTS) as Slug[]

export const isSlug = (text: string): text is Slug => text in GAME_FACTS

/** The fewest and the most who can play a game. */
export const seatsOf = (slug: Slug): readonly [number, number] => GAME_FACTS[slug].seats

/** Whether a game is played with the box on a real table, where bots see no cards. */
export const realCards = (slug: Slug): boolean => GAME_FACTS[slug].real_cards

/** Whether this many can play a game. */
export function fits(slug: Slug, players: number): boolean {
  const [fewest, most] = seatsOf(slug)
  return players >= fewest && players <= most
}
