// An album in the reader's terms: evenings, who is who, and each game's own way to show a round.
import { gameOf } from '../../games'
import type { AlbumPages, RoundOf } from '../../games/game'
import { t } from '../../lib/i18n/index.svelte'
import { DECK, type AlbumGame, type AlbumPlayer, type Moment, type Slug } from '../../lib/protocol'
import type { Ring } from '../../lib/rings.svelte'
import { say } from './texts'

/** Games between which more time passed belong to two evenings. */
const PAUSE = 6 * 3600

/** Games of one evening, in their order. */
export function evenings(games: readonly AlbumGame[]): AlbumGame[][] {
  const found: AlbumGame[][] = []
  for (const game of games) {
    const before = found.at(-1)?.at(-1)
    if (before && game.began - before.ended < PAUSE) found.at(-1)!.push(game)
    else found.push([game])
  }
  return found
}

/** Everyone who played in these games, in the order in which they first did. */
export function everyone(games: readonly AlbumGame[]): AlbumPlayer[] {
  const found = new Map<number, AlbumPlayer>()
  for (const { players } of games) for (const one of players) found.set(one.player, one)
  return [...found.values()]
}

/** Whoever played, or had something to say. */
export const anyone = (game: AlbumGame, player: number): AlbumPlayer | undefined =>
  [...game.players, ...game.others].find((one) => one.player === player)

/** Where people pointed in a picture of a round. */
export function ringsIn(game: AlbumGame, round: number): (card: number) => Ring[] {
  return (card) =>
    game.remarks.flatMap((one) => {
      const colour = anyone(game, one.player)?.colour
      return one.at && colour && one.round === round && one.card === card
        ? [{ card, at: one.at, colour, key: String(one.player) }]
        : []
    })
}

/** What was said of one picture, by whom. */
export interface Noted {
  card: number
  notes: { note: string; by: AlbumPlayer[] }[]
}

/** What people wrote on the pictures of a round, picture by picture; those who wrote the same stand together. */
export function noted(game: AlbumGame, round: number): Noted[] {
  const found: Noted[] = []
  for (const { round: of, card, note, player } of game.remarks) {
    const who = anyone(game, player)
    if (of !== round || !note || !who) continue
    let picture = found.find((one) => one.card === card)
    if (!picture) found.push((picture = { card, notes: [] }))
    const same = picture.notes.find((one) => one.note === note)
    if (same) same.by.push(who)
    else picture.notes.push({ note, by: [who] })
  }
  return found
}

/** The rounds of a game. An album carries those of every game; which they are, the game's slug tells. */
export const roundsOf = (game: AlbumGame): RoundOf<Slug>[] => game.rounds as RoundOf<Slug>[]

/** Where a game stands on the page. */
export const anchor = (game: AlbumGame): string => `game-${game.number}`

/** Go to a place on the page; the address stays as it is. */
export function jump(event: Event, id: string): void {
  event.preventDefault()
  const place = document.getElementById(id)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** A moment in words; undefined when nobody knows how to say it. */
export function wordsOf(moment: Moment, game: AlbumGame, pages: AlbumPages<Slug> | undefined): string | undefined {
  const name = (seat: number) => game.players[seat]?.name ?? '?'
  if (moment.what === 'comeback') return say().comeback(name(moment.seats[0] ?? 0), t().counts.points(moment.count))
  return pages?.moment(moment, name)
}

/** A moment with its words, and with what was asked in its round where a picture shows it. */
export interface Told extends Moment {
  title: string
  theme: string | null | undefined
}

/** The moments of a game that somebody knows how to say. */
export function momentsOf(game: AlbumGame, pages: AlbumPages<Slug> | undefined): Told[] {
  return game.moments.flatMap((moment) => {
    const title = wordsOf(moment, game, pages)
    const theme = moment.card === null ? null : pages?.theme(roundsOf(game)[moment.round - 1]!)
    return title ? [{ ...moment, title, theme }] : []
  })
}

/** The games' own pages, fetched for the games that are in an album. */
export async function fetchPages(games: readonly AlbumGame[]): Promise<Map<Slug, AlbumPages<Slug>>> {
  const slugs = [...new Set(games.map(({ game }) => game))]
  const found = await Promise.all(slugs.map(async (slug) => [slug, (await gameOf(slug).album?.())?.default] as const))
  return new Map(found.flatMap(([slug, pages]) => (pages ? [[slug, pages]] : [])))
}

/** A picture of a game, with those that its own deck had: numbers above ours mean others in every game. */
export interface Kept {
  card: number
  own: AlbumGame['pictures']
}

/** What tells a picture from all others. */
const same = ({ card, own }: Kept): string => own[card - DECK.first]?.key ?? String(card)

/** Pictures that an evening is remembered by: those of its moments, the first one of each game first. */
export function pictures(games: readonly AlbumGame[]): Kept[] {
  const rows = games.map(({ moments, pictures: own }) =>
    moments.flatMap(({ card }) => (card === null ? [] : [{ card, own }])),
  )
  return inTurns(rows)
}

/** The first of each row, then the second of each; no picture twice. */
function inTurns<One extends Kept>(rows: readonly One[][]): One[] {
  const turns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, turn) => turn)
  const found = turns.flatMap((turn) => rows.flatMap((row) => row[turn] ?? []))
  return found.filter((one, index) => found.findIndex((other) => same(other) === same(one)) === index)
}

/** A moment that a picture shows. */
export type Keepsake = Kept & Told

/** The moments of an evening that pictures show, the first one of each game first, and no picture twice. */
export function keepsakes(games: readonly AlbumGame[], pages: ReadonlyMap<Slug, AlbumPages<Slug>>): Keepsake[] {
  const rows = games.map((game) =>
    momentsOf(game, pages.get(game.game)).flatMap((told) =>
      told.card === null ? [] : [{ ...told, card: told.card, own: game.pictures }],
    ),
  )
  return inTurns(rows)
}

export interface Read {
  /** Players, by their numbers at the table. */
  reader: number
  read: number
  hits: number
  of: number
}

/** Who reads whom over several games, by player: seats change from game to game. */
export function readings(games: readonly AlbumGame[]): Read[] {
  const found = new Map<string, Read>()
  for (const { players, readings } of games)
    for (const one of readings) {
      const [reader, read] = [players[one.reader]!.player, players[one.read]!.player]
      const sum = found.get(`${reader}-${read}`) ?? { reader, read, hits: 0, of: 0 }
      found.set(`${reader}-${read}`, { ...sum, hits: sum.hits + one.hits, of: sum.of + one.of })
    }
  return [...found.values()]
}
