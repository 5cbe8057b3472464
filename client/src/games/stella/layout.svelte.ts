// How the grid lies: on an upright phone it is turned, and each row becomes a column; or all fifteen are shown small.
import { MediaQuery } from 'svelte/reactivity'

class Layout {
  private upright = new MediaQuery('(max-width: 699px) and (orientation: portrait)')
  /** All pictures at once are wanted, where that makes them small. */
  overview = $state(false)

  /** Rows are columns. */
  get turned(): boolean {
    return this.upright.current && !this.overview
  }

  /** The pictures are too small to be marked by a tap: a tap shows one large. */
  get small(): boolean {
    return this.upright.current && this.overview
  }
}

export const layout = new Layout()
