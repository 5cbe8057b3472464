// What posters are drawn with: a night sky, pictures, tokens, rings and lines of text.
import { ownCards, deck } from '../deck.svelte'
import { PAINT, SYMBOL } from '../players'
import { DECK, type Colour, type PlayedPicture } from '../protocol'

export type Pen = CanvasRenderingContext2D
export const WIDTH = 1080
export const [GOLD, INK, SOFT, PAPER, DARK] = ['#f0cd78', '#f3ecdc', '#c3c5e4', '#fdf8ec', '#241a35']
export const font = (size: number, style = '600') => `${style} ${size}px Alegreya, Georgia, serif`

/** A night sky with so many stars to draw on. */
export function begin(height: number, stars = 110): { pen: Pen; done: () => Promise<Blob> } {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const pen = canvas.getContext('2d')!
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#0a0c24')
  night.addColorStop(1, '#232a63')
  pen.fillStyle = night
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = '#ffffff'
  for (let star = 0; star < stars; star += 1) {
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

/** A picture of our deck, or of a game's own; null: it cannot be fetched. */
export async function picture(card: number, own: readonly PlayedPicture[] = []): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = (ownCards(own)[card - DECK.first] ?? deck.card(card))?.webp ?? ''
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** A picture, in a golden frame if it was the one. */
export function lay(pen: Pen, image: HTMLImageElement, x: number, y: number, width: number, gilt = false): void {
  const height = width * 1.5
  pen.save()
  pen.translate(x, y)
  pen.shadowColor = '#02040fb3'
  pen.shadowBlur = 30
  pen.fillStyle = GOLD
  const frame = gilt ? 7 : 0
  pen.beginPath()
  pen.roundRect(-width / 2 - frame, -height / 2 - frame, width + 2 * frame, height + 2 * frame, 18 + frame)
  pen.fill()
  pen.shadowBlur = 0
  pen.beginPath()
  pen.roundRect(-width / 2, -height / 2, width, height, 18)
  pen.clip()
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.restore()
}

export function token(pen: Pen, colour: Colour, x: number, y: number, radius: number): void {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = PAINT[colour]
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.scale(radius / 19, radius / 19)
  pen.translate(-12, -12)
  pen.fillStyle = DARK
  pen.fill(new Path2D(SYMBOL[colour]))
  pen.restore()
}

export function ring(pen: Pen, x: number, y: number, radius: number, colour: Colour): void {
  for (const [width, paint] of [
    [12, '#1b1330'],
    [7, PAINT[colour]],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = paint
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    pen.stroke()
  }
}

export function write(
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

/** A text in lines of at most this width; what does not fit into so many lines is left out, with an ellipsis. */
export function wrap(pen: Pen, text: string, style: string, width: number, most: number): string[] {
  pen.font = style
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (lines.at(-1) === '' || pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines
}
