// From a photograph to a sheet: fifteen cards in three rows of five, seen from straight above, and small.
import { GAME_FACTS } from '../../../lib/protocol'
import { projection, type Corners } from './geometry'

const SHEET = { width: 1200, height: 1080 }
/** The photograph is read no larger than this: a phone has not memory without end. */
const LONGEST = 2200
const SKETCH = 160
const MOST = 400_000
/** The table that is left between two cards, as a share of a card's width: that much is cut away. */
const GAP = 0.05
const { rows, columns } = GAME_FACTS.stella_box

/** A photograph, upright and no larger than needed. */
export async function read(file: Blob): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = drawn(image, image.width, image.height, LONGEST)
  image.close()
  return canvas
}

/** A copy that is small enough to be looked through at once. */
export function sketch(photograph: HTMLCanvasElement): ImageData {
  const small = drawn(photograph, photograph.width, photograph.height, SKETCH)
  return context(small).getImageData(0, 0, small.width, small.height)
}

/** The sheet as a file. */
export async function straighten(photograph: HTMLCanvasElement, corners: Corners): Promise<Blob> {
  const sheet = Object.assign(document.createElement('canvas'), SHEET)
  const from = context(photograph).getImageData(0, 0, photograph.width, photograph.height)
  const to = context(sheet).createImageData(SHEET.width, SHEET.height)
  const place = projection(corners)
  for (let y = 0; y < SHEET.height; y++)
    for (let x = 0; x < SHEET.width; x++) {
      const across = withoutGaps((x + 0.5) / SHEET.width, columns, GAP)
      const at = place(across, withoutGaps((y + 0.5) / SHEET.height, rows, (GAP * 2) / 3))
      sample(from, at.x * from.width - 0.5, at.y * from.height - 0.5, to.data, (y * SHEET.width + x) * 4)
    }
  context(sheet).putImageData(to, 0, 0)
  return encode(sheet)
}

/** Where a share of the sheet lies in the outline of the cards, which has a gap after each card but the last. */
function withoutGaps(share: number, count: number, gap: number): number {
  const card = Math.min(count - 1, Math.floor(share * count))
  return (card * (1 + gap) + (share * count - card)) / (count + (count - 1) * gap)
}

/** The colour between four points (bilinear). */
function sample({ width, height, data }: ImageData, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const right = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  const index = (top * width + left) * 4
  for (let channel = 0; channel < 3; channel++) {
    const above = data[index + channel]! * (1 - right) + data[index + 4 + channel]! * right
    const below = data[index + width * 4 + channel]! * (1 - right) + data[index + width * 4 + 4 + channel]! * right
    to[at + channel] = above * (1 - down) + below * down
  }
  to[at + 3] = 255
}

async function encode(sheet: HTMLCanvasElement): Promise<Blob> {
  let last: Blob | null = null
  for (const quality of [0.82, 0.7, 0.55, 0.4]) {
    last = await blob(sheet, 'image/webp', quality)
    // A browser that writes no WebP answers with PNG, which is large.
    if (last?.type !== 'image/webp') last = await blob(sheet, 'image/jpeg', quality)
    if (last !== null && last.size <= MOST) return last
  }
  if (last === null) throw new Error('no picture')
  return last
}

const blob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

function drawn(image: CanvasImageSource, width: number, height: number, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height))
  const size = { width: Math.max(2, Math.round(width * scale)), height: Math.max(2, Math.round(height * scale)) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = context(canvas)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, size.width, size.height)
  return canvas
}

const context = (canvas: HTMLCanvasElement) => canvas.getContext('2d', { willReadFrequently: true })!
