// The result as one picture, drawn in the browser: pictures of the game, places and points, names only if wanted.
import { PAINT } from '../../lib/players'
import { begin, font, GOLD, INK, picture, token, WIDTH, wrap, write, type Pen } from '../../lib/poster/canvas'
import type { Colour } from '../../lib/protocol'

const HEIGHT = 1350
/** How wide a card is. */
const CARD = 310
const [PALE, FAINT] = ['#d9d3ec', '#a2a7d6']

export interface Result {
  /** Such as the game's name. */
  title: string
  places: readonly Place[]
  cards: readonly number[]
  /** What was said to each card. */
  clues: readonly string[]
  names: boolean
}

interface Place {
  place: number
  colour: Colour
  name: string
  score: number
  /** The score in words. */
  points: string
}

export async function draw(result: Result): Promise<Blob> {
  const { pen, done } = begin(HEIGHT, 90)
  write(pen, 'Starlore', WIDTH / 2, 130, font(92), GOLD)
  write(pen, result.title, WIDTH / 2, 200, font(52, 'italic 500'), PALE)
  const pictures = await Promise.all(result.cards.slice(0, 3).map((card) => picture(card)))
  const shown = pictures.filter((image) => image !== null)
  shown.forEach((image, index) => lay(pen, image, index, shown.length))
  if (shown.length === result.cards.slice(0, 3).length)
    shown.forEach((_, index) => say(pen, result.clues[index] ?? '', index, shown.length))
  const top = shown.length > 0 ? 840 : 300
  const step = Math.min(110, (HEIGHT - top - 90) / result.places.length)
  const most = Math.max(1, ...result.places.map(({ score }) => score))
  result.places.forEach((one, index) =>
    line(pen, one, top + step * (index + 0.5), Math.min(1, step / 80), result.names, one.score / most),
  )
  write(pen, location.host, WIDTH / 2, HEIGHT - 32, font(34, '500'), FAINT)
  return done()
}

/** Where the middle of a card is, from left to right. */
const middle = (index: number, of: number): number => WIDTH / 2 + (index - (of - 1) / 2) * (CARD + 24)

function lay(pen: Pen, image: HTMLImageElement, index: number, of: number): void {
  const height = CARD * 1.5
  pen.save()
  pen.translate(middle(index, of), 500)
  pen.rotate((index - (of - 1) / 2) * 0.05)
  pen.beginPath()
  pen.roundRect(-CARD / 2, -height / 2, CARD, height, 18)
  pen.clip()
  pen.drawImage(image, -CARD / 2, -height / 2, CARD, height)
  pen.restore()
}

/** The clue beneath its card, in two lines at the most. */
function say(pen: Pen, clue: string, index: number, of: number): void {
  const style = font(34, 'italic 500')
  wrap(pen, clue, style, CARD, 2).forEach((text, row) =>
    write(pen, text, middle(index, of), 785 + row * 40, style, INK, 'center', CARD),
  )
}

function line(pen: Pen, one: Place, y: number, scale: number, names: boolean, part: number): void {
  const [style, colour] = [font(56), one.place === 1 ? GOLD : PALE]
  pen.save()
  pen.translate(150, y)
  pen.scale(scale, scale)
  pen.textBaseline = 'middle'
  write(pen, String(one.place), 10, 0, style, colour, 'right')
  token(pen, one.colour, 75, 0, 34)
  if (names) write(pen, one.name, 130, 0, style, colour, 'left', 420)
  else bar(pen, one.colour, part, 460 / scale)
  write(pen, one.points, 810 / scale, 0, style, colour, 'right', 210 / scale)
  pen.restore()
}

/** Without names the points are a bar in the player's colour. */
function bar(pen: Pen, colour: Colour, part: number, longest: number): void {
  pen.save()
  pen.fillStyle = PAINT[colour]
  pen.beginPath()
  pen.roundRect(130, -14, Math.max(28, part * (longest - 20)), 28, 14)
  pen.fill()
  pen.restore()
}
