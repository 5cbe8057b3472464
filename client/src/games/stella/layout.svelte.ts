// How the grid lies: on an upright phone it is turned, and each row becomes a column; on a phone, however it is held,
// all fifteen can be shown small.
import { MediaQuery } from 'svelte/reactivity'

/** So many pixels leave room beside the pictures: as in the styles of the screens, which count in rem. */
export function roomBeside(width: number): boolean {
  return width / parseFloat(getComputedStyle(document.documentElement).fontSize) >= 56
}

class Layout {
  private upright = new MediaQuery('(max-width: 699px) and (orientation: portrait)')
  private low = new MediaQuery('(min-width: 600px) and (max-height: 30em)')
  /** All pictures at once are wanted, where that makes them small. */
  overview = $state(false)

  /** A phone, upright or on its side: every line is a line of pictures. */
  get phone(): boolean {
    return this.upright.current || this.low.current
  }

  /** Rows are columns. */
  get turned(): boolean {
    return this.upright.current && !this.overview
  }

  /** The pictures are too small to be marked by a tap: a tap shows one large. */
  get small(): boolean {
    return this.phone && this.overview
  }
}

export const layout = new Layout()
