// The result as one picture, drawn in the browser: pictures of the game, places and points, names only if wanted.
import { deck } from '../../lib/deck.svelte'
import { PAINT, SYMBOL } from '../../lib/players'
import type { Colour } from '../../lib/protocol'
import { begin, WIDTH } from '../album/canvas'

const HEIGHT = 1350

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
  pen.textAlign = 'center'
  pen.fillStyle = '#f0cd78'
  pen.font = '600 92px Alegreya, Georgia, serif'
  pen.fillText('Starlore', WIDTH / 2, 130)
  pen.fillStyle = '#d9d3ec'
  pen.font = 'italic 500 52px Alegreya, Georgia, serif'
  pen.fillText(result.title, WIDTH / 2, 200)
  const pictures = await Promise.all(result.cards.slice(0, 3).map(picture))
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
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = '#a2a7d6'
  pen.font = '500 34px Alegreya, Georgia, serif'
  pen.fillText(location.host, WIDTH / 2, HEIGHT - 32)
  return done()
}

async function picture(number: number): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = deck.card(number)?.webp ?? ''
  return image.decode().then(
    () => image,
    () => null,
  )
}

function lay(pen: CanvasRenderingContext2D, image: HTMLImageElement, index: number, of: number): void {
  const [width, height] = [310, 465]
  pen.save()
  pen.translate(WIDTH / 2 + (index - (of - 1) / 2) * (width + 24), 500)
  pen.rotate((index - (of - 1) / 2) * 0.05)
  pen.beginPath()
  pen.roundRect(-width / 2, -height / 2, width, height, 18)
  pen.clip()
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.restore()
}

/** The clue beneath its card, in two lines at the most. */
function say(pen: CanvasRenderingContext2D, clue: string, index: number, of: number): void {
  const width = 310
  pen.fillStyle = '#f3ecdc'
  pen.font = 'italic 500 34px Alegreya, Georgia, serif'
  const lines = ['']
  for (const word of clue.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.filter(Boolean).slice(0, 2)
  if (lines.filter(Boolean).length > 2) shown[1] += '…'
  shown.forEach((text, row) =>
    pen.fillText(text, WIDTH / 2 + (index - (of - 1) / 2) * (width + 24), 785 + row * 40, width),
  )
}

function line(pen: CanvasRenderingContext2D, one: Place, y: number, scale: number, names: boolean, part: number): void {
  pen.save()
  pen.translate(150, y)
  pen.scale(scale, scale)
  pen.textBaseline = 'middle'
  pen.font = '600 56px Alegreya, Georgia, serif'
  pen.textAlign = 'right'
  pen.fillStyle = one.place === 1 ? '#f0cd78' : '#d9d3ec'
  pen.fillText(String(one.place), 10, 0)
  pen.fillStyle = PAINT[one.colour]
  pen.beginPath()
  pen.arc(75, 0, 34, 0, 7)
  pen.fill()
  pen.save()
  pen.translate(54, -21)
  pen.scale(1.75, 1.75)
  pen.fillStyle = '#241a35'
  pen.fill(new Path2D(SYMBOL[one.colour]))
  pen.restore()
  pen.textAlign = 'left'
  pen.fillStyle = one.place === 1 ? '#f0cd78' : '#d9d3ec'
  if (names) pen.fillText(one.name, 130, 0, 420)
  else bar(pen, one.colour, part, 460 / scale)
  pen.textAlign = 'right'
  pen.fillText(one.points, 810 / scale, 0, 210 / scale)
  pen.restore()
}

/** Without names the points are a bar in the player's colour. */
function bar(pen: CanvasRenderingContext2D, colour: Colour, part: number, longest: number): void {
  pen.save()
  pen.fillStyle = PAINT[colour]
  pen.beginPath()
  pen.roundRect(130, -14, Math.max(28, part * (longest - 20)), 28, 14)
  pen.fill()
  pen.restore()
}

/** Open the device's share sheet, or else save it as a file. */
export async function shareOrDownload(blob: Blob): Promise<void> {
  const file = new File([blob], 'starlore.png', { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the device's share sheet has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  download(blob, file.name)
}

/** Save a file. */
export function download(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
