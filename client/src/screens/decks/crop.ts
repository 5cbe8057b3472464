// The part of a picture that a card shows: two to three, always within the picture.

/** Left, top and width, as shares of the whole picture's width, height and width. */
export type Crop = [left: number, top: number, width: number]

interface Size {
  width: number
  height: number
}

export const heightOf = (width: number, size: Size): number => (width * size.width * 1.5) / size.height

const widest = (size: Size): number => Math.min(1, size.height / (size.width * 1.5))
const NARROWEST = 0.15

/** A part moved, and made smaller, as far as it has to be to lie within the picture. */
export function within([left, top, width]: Crop, size: Size): Crop {
  const most = widest(size)
  const wide = Math.max(Math.min(width, most), NARROWEST * most)
  const high = heightOf(wide, size)
  return [Math.min(Math.max(left, 0), 1 - wide), Math.min(Math.max(top, 0), Math.max(0, 1 - high)), wide]
}

/** Closer (more than 1) or farther away, around the middle of the part. */
export function zoomed([left, top, width]: Crop, by: number, size: Size): Crop {
  const [, , wide] = within([0, 0, width / by], size)
  const middle = [left + width / 2, top + heightOf(width, size) / 2] as const
  return within([middle[0] - wide / 2, middle[1] - heightOf(wide, size) / 2, wide], size)
}

/** Moved by shares of the part's own width and height. */
export function moved([left, top, width]: Crop, right: number, down: number, size: Size): Crop {
  return within([left + right * width, top + down * heightOf(width, size), width], size)
}
