// Pictures to send, drawn in the browser: a whole evening, or one round.
import type { AlbumPages, RoundOf } from '../../games/game'
import { i18n, t } from '../../lib/i18n/index.svelte'
import {
  begin,
  DARK,
  font,
  GOLD,
  INK,
  lay,
  PAPER,
  picture,
  ring,
  SOFT,
  token,
  WIDTH,
  wrap,
  write,
  type Pen,
} from '../../lib/poster/canvas'
import type { AlbumGame, Slug } from '../../lib/protocol'
import { ranking } from '../end/place'
import { everyone, keepsakes, ringsIn, type Keepsake } from './pages'
import { say } from './texts'

/** The last evening as a page of an album: its best moments as photographs, who played, and who won. */
export async function eveningPoster(
  games: readonly AlbumGame[],
  pages: ReadonlyMap<Slug, AlbumPages<Slug>>,
): Promise<Blob> {
  const kept = keepsakes(games, pages).slice(0, 6)
  const across = kept.length === 4 || kept.length < 3 ? 2 : 3
  const width = across === 2 ? 400 : 310
  const tall = width * 1.5 + 130
  const rows = Math.ceil(kept.length / across)
  const top = 300
  const results = top + rows * (tall + 24) + 70
  const height = results + games.length * 74 + 120
  const { pen, done } = begin(height)
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format((games[0]?.began ?? 0) * 1000)
  write(pen, date, WIDTH / 2, 92, font(40, 'italic 500'), GOLD)
  write(pen, say().cover, WIDTH / 2, 186, font(92), INK)
  write(pen, i18n.list(everyone(games).map(({ name }) => name)), WIDTH / 2, 246, font(34, '500'), SOFT)
  const images = await Promise.all(kept.map(({ card, own }) => picture(card, own)))
  kept.forEach((one, index) => {
    const { x, y } = spot(index, kept.length, across, width + 30, tall + 24)
    photograph(pen, one, images[index] ?? null, x, top + y, width, index % 2 ? 0.018 : -0.018)
  })
  games.forEach((game, index) => result(pen, game, results + index * 74))
  write(pen, 'Starlore', WIDTH / 2, height - 40, font(40), GOLD)
  return done()
}

/** The middle of a place in rows, the last of which may be shorter; `y` is the row's upper edge. */
function spot(index: number, of: number, across: number, width: number, height: number): { x: number; y: number } {
  const row = Math.floor(index / across)
  const inRow = Math.min(across, of - row * across)
  return { x: WIDTH / 2 + ((index % across) - (inRow - 1) / 2) * width, y: row * height }
}

/** A moment as a photograph, with what it was written under it. */
function photograph(
  pen: Pen,
  { title, theme }: Keepsake,
  image: HTMLImageElement | null,
  x: number,
  y: number,
  width: number,
  turn: number,
): void {
  const height = width * 1.5 + 130
  pen.save()
  pen.translate(x, y + height / 2)
  pen.rotate(turn)
  pen.translate(0, -height / 2)
  pen.shadowColor = '#02040fb3'
  pen.shadowBlur = 34
  pen.fillStyle = PAPER
  pen.beginPath()
  pen.roundRect(-width / 2, 0, width, height, 10)
  pen.fill()
  pen.shadowBlur = 0
  const edge = 14
  if (image) pen.drawImage(image, edge - width / 2, edge, width - 2 * edge, (width - 2 * edge) * 1.5)
  const style = font(27)
  const lines = wrap(pen, title, style, width - 2 * edge, theme ? 2 : 3)
  let line = (width - 2 * edge) * 1.5 + edge + 42
  for (const text of lines) {
    write(pen, text, 0, line, style, DARK, 'center', width - 2 * edge)
    line += 31
  }
  if (theme) write(pen, `“${theme}”`, 0, line + 2, font(26, 'italic 500'), '#6b5a43', 'center', width - 2 * edge)
  pen.restore()
}

/** A game in one line: who won it, and with how many points. */
function result(pen: Pen, game: AlbumGame, y: number): void {
  const winners = game.winners.map((seat) => game.players[seat]!)
  const points = t().counts.points(ranking(game.scores)[0]?.score ?? 0)
  write(pen, t().games[game.game].name, 130, y + 13, font(38, 'italic 500'), SOFT, 'left', 190)
  if (winners[0]) token(pen, winners[0].colour, 370, y, 26)
  write(pen, i18n.list(winners.map(({ name }) => name)), 415, y + 13, font(40), INK, 'left', 330)
  write(pen, points, 950, y + 13, font(40), GOLD, 'right', 200)
}

interface Round {
  game: AlbumGame
  pages: AlbumPages<Slug> | undefined
  round: RoundOf<Slug>
  number: number
  title: string
}

/** Pixels under a picture for whose it was and who chose it. */
const UNDER = 92

/** One round: what was asked, its pictures with the places that people pointed at, whose they were, and the points. */
export async function roundPoster({ game, pages, round, number, title }: Round): Promise<Blob> {
  const cards = pages?.pictures(round).slice(0, 6) ?? []
  const across = cards.length > 4 ? 3 : Math.max(1, Math.min(2, cards.length))
  const width = across === 3 ? 304 : 390
  const step = width * 1.5 + UNDER
  const top = 320
  const height = top + Math.ceil(cards.length / across) * step + 250
  const { pen, done } = begin(height)
  write(pen, `${t().games[game.game].name} · ${title}`, WIDTH / 2, 90, font(38, 'italic 500'), GOLD)
  const theme = pages?.theme(round)
  if (theme) {
    const style = font(68, 'italic 500')
    const lines = wrap(pen, `“${theme}”`, style, 960, 2)
    lines.forEach((line, index) => write(pen, line, WIDTH / 2, (lines.length > 1 ? 178 : 216) + index * 76, style, INK))
  }
  const rings = ringsIn(game, number)
  const images = await Promise.all(cards.map((card) => picture(card, game.pictures)))
  cards.forEach((card, index) => {
    const at = spot(index, cards.length, across, width + 30, step)
    const [x, y] = [at.x, top + at.y + width * 0.75]
    const signed = pages!.signed(round, card)
    const image = images[index]
    if (image) lay(pen, image, x, y, width, signed.gilt)
    for (const { at: place, colour } of rings(card))
      ring(pen, x + (place[0] - 0.5) * width, y + (place[1] - 0.5) * width * 1.5, width * 0.1, colour)
    sign(pen, game, signed, x, y + width * 0.75 + 46, width)
  })
  const points = game.history[number - 1] ?? []
  const gap = Math.min(170, 1000 / Math.max(1, points.length))
  points.forEach((brought, seat) => {
    const x = WIDTH / 2 + (seat - (points.length - 1) / 2) * gap
    token(pen, game.players[seat]!.colour, x - 26, height - 180, 26)
    const text = brought > 0 ? `+${brought}` : String(brought)
    write(pen, text, x + 10, height - 166, font(38), brought > 0 ? GOLD : SOFT, 'left')
    write(pen, game.players[seat]!.name, x, height - 118, font(25, '500'), SOFT, 'center', gap - 14)
  })
  write(pen, 'Starlore', WIDTH / 2, height - 40, font(38), GOLD)
  return done()
}

/** Whose a picture was, and the tokens of those who chose it. */
function sign(
  pen: Pen,
  game: AlbumGame,
  { owner, chosen, gilt }: ReturnType<AlbumPages<Slug>['signed']>,
  x: number,
  y: number,
  width: number,
): void {
  const name = owner === null ? '' : (game.players[owner]?.name ?? '?')
  pen.font = font(29)
  const words = Math.min(pen.measureText(name).width, width * 0.5)
  const step = Math.min(44, (width - words) / Math.max(1, chosen.length))
  const gap = name && chosen.length ? 18 : 0
  let left = x - (words + gap + chosen.length * step) / 2
  write(pen, name, left, y + 10, font(29), gilt ? GOLD : SOFT, 'left', width * 0.5)
  left += words + gap + step / 2
  for (const seat of chosen) {
    token(pen, game.players[seat]!.colour, left, y, 19)
    left += step
  }
}
