// Pictures to send, drawn in the browser: a whole evening, or one round.
import type { AlbumPages } from '../../games/game'
import { cardsOf, deck } from '../../lib/deck.svelte'
import { i18n, t } from '../../lib/i18n/index.svelte'
import { PAINT, SYMBOL } from '../../lib/players'
import { DECK, type AlbumGame, type Colour, type Slug } from '../../lib/protocol'
import { ranking } from '../end/place'
import { pictures, ringsIn, wordsOf, type Kept } from './pages'
import { say } from './texts'

export { handOn } from '../end/picture'

type Pen = CanvasRenderingContext2D
const WIDTH = 1080
const [GOLD, INK, SOFT] = ['#f0cd78', '#f3ecdc', '#c3c5e4']
const font = (size: number, style = '600') => `${style} ${size}px Alegreya, Georgia, serif`

/** The last evening: its pictures, who played and who won, and what is remembered of it. */
export async function eveningPoster(
  games: readonly AlbumGame[],
  pages: ReadonlyMap<Slug, AlbumPages<Slug>>,
): Promise<Blob> {
  const told = games.flatMap((game) =>
    game.moments.flatMap((moment) => wordsOf(moment, game, pages.get(game.game)) ?? []).slice(0, 2),
  )
  const shown = told.slice(0, 6)
  const height = 1080 + games.length * 74 + shown.length * 58
  const { pen, done } = begin(height)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format((games[0]?.began ?? 0) * 1000)
  write(pen, date, WIDTH / 2, 96, font(40, 'italic 500'), GOLD)
  write(pen, say().cover, WIDTH / 2, 190, font(92), INK)
  await fan(pen, pictures(games).slice(0, 5), 530)
  let y = 930
  for (const game of games) {
    const [first] = ranking(game.scores)
    const winners = game.winners.map((seat) => game.players[seat]!)
    token(pen, winners[0]!.colour, 130, y, 30)
    const names = i18n.list(winners.map(({ name }) => name))
    write(pen, `${t().games[game.game].name}: ${names}`, 185, y + 14, font(42), INK, 'left', 600)
    write(pen, t().counts.points(first!.score), 970, y + 14, font(42), GOLD, 'right')
    y += 74
  }
  y += 40
  for (const text of shown) {
    write(pen, text, WIDTH / 2, y, font(34, 'italic 500'), SOFT, 'center', 960)
    y += 58
  }
  write(pen, 'Starlore', WIDTH / 2, height - 40, font(40), GOLD)
  return done()
}

interface Round {
  game: AlbumGame
  pages: AlbumPages<Slug> | undefined
  round: unknown
  number: number
  title: string
}

/** One round: what was asked, its pictures with the places that people pointed at, and what it brought. */
export async function roundPoster({ game, pages, round, number, title }: Round): Promise<Blob> {
  const cards = pages?.pictures(round as never).slice(0, 6) ?? []
  const across = cards.length > 4 ? 3 : Math.max(1, Math.min(2, cards.length))
  const width = across === 3 ? 300 : 380
  const rows = Math.ceil(cards.length / across)
  const height = 420 + rows * (width * 1.5 + 30) + 140
  const { pen, done } = begin(height)
  write(pen, `${t().games[game.game].name} · ${title}`, WIDTH / 2, 90, font(38, 'italic 500'), GOLD)
  const theme = pages?.theme(round as never)
  if (theme) lines(pen, `“${theme}”`, 190)
  const rings = ringsIn(game, number)
  await Promise.all(
    cards.map(async (card, index) => {
      const image = await picture({ card, own: game.pictures })
      const inRow = Math.min(across, cards.length - Math.floor(index / across) * across)
      const x = WIDTH / 2 + ((index % across) - (inRow - 1) / 2) * (width + 30)
      const y = 330 + Math.floor(index / across) * (width * 1.5 + 30) + width * 0.75
      if (image) lay(pen, image, x, y, width, 0)
      for (const { at, colour } of rings(card))
        ring(pen, x + (at[0] - 0.5) * width, y + (at[1] - 0.5) * width * 1.5, width * 0.1, colour)
    }),
  )
  const points = game.history[number - 1] ?? []
  points.forEach((brought, seat) => {
    const x = WIDTH / 2 + (seat - (points.length - 1) / 2) * 125
    token(pen, game.players[seat]!.colour, x - 26, height - 150, 26)
    write(
      pen,
      brought > 0 ? `+${brought}` : String(brought),
      x + 10,
      height - 136,
      font(38),
      brought > 0 ? GOLD : SOFT,
      'left',
    )
  })
  write(pen, 'Starlore', WIDTH / 2, height - 40, font(38), GOLD)
  return done()
}

function begin(height: number): { pen: Pen; done: () => Promise<Blob> } {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const pen = canvas.getContext('2d')!
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#0a0c24')
  night.addColorStop(1, '#232a63')
  pen.fillStyle = night
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = '#ffffff'
  for (let star = 0; star < 110; star += 1) {
    pen.globalAlpha = 0.2 + ((star * 37) % 60) / 100
    pen.fillRect((star * 397) % WIDTH, (star * 673) % height, 2 + (star % 3), 2 + (star % 3))
  }
  pen.globalAlpha = 1
  const done = () =>
    new Promise<Blob>((made, fail) =>
      canvas.toBlob((blob) => (blob ? made(blob) : fail(new Error('no picture'))), 'image/png'),
    )
  return { pen, done }
}

async function picture({ card, own }: Kept): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = (cardsOf(own)[card - DECK.first] ?? deck.card(card))?.webp ?? ''
  return image.decode().then(
    () => image,
    () => null,
  )
}

async function fan(pen: Pen, cards: readonly Kept[], y: number): Promise<void> {
  const images = (await Promise.all(cards.map(picture))).filter((image) => image !== null)
  const width = images.length > 3 ? 280 : 330
  images.forEach((image, index) => {
    const turn = index - (images.length - 1) / 2
    const step = images.length > 3 ? 176 : 300
    lay(pen, image, WIDTH / 2 + turn * step, y + turn * turn * 18, width, turn * 0.09)
  })
}

function lay(pen: Pen, image: HTMLImageElement, x: number, y: number, width: number, turn: number): void {
  const height = width * 1.5
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.shadowColor = '#02040fb3'
  pen.shadowBlur = 30
  pen.beginPath()
  pen.roundRect(-width / 2, -height / 2, width, height, 18)
  pen.fill()
  pen.shadowBlur = 0
  pen.clip()
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.restore()
}

function token(pen: Pen, colour: Colour, x: number, y: number, radius: number): void {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = PAINT[colour]
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 7)
  pen.fill()
  pen.scale(radius / 19, radius / 19)
  pen.translate(-12, -12)
  pen.fillStyle = '#241a35'
  pen.fill(new Path2D(SYMBOL[colour]))
  pen.restore()
}

function ring(pen: Pen, x: number, y: number, radius: number, colour: Colour): void {
  for (const [width, paint] of [
    [12, '#1b1330'],
    [7, PAINT[colour]],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = paint
    pen.beginPath()
    pen.arc(x, y, radius, 0, 7)
    pen.stroke()
  }
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  style: string,
  colour: string,
  align: CanvasTextAlign = 'center',
  most = 980,
): void {
  pen.font = style
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}

/** A text in up to two lines, as large as it fits. */
function lines(pen: Pen, text: string, y: number): void {
  const words = text.split(' ')
  pen.font = font(64, 'italic 500')
  const half = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= text.length / 2) + 1
  if (pen.measureText(text).width < 960 || words.length < 2) return write(pen, text, WIDTH / 2, y + 40, pen.font, INK)
  write(pen, words.slice(0, half).join(' '), WIDTH / 2, y, pen.font, INK)
  write(pen, words.slice(half).join(' '), WIDTH / 2, y + 78, pen.font, INK)
}
