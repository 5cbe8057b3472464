// How the grid lies: on an upright phone it is turned, and each row becomes a column; or all fifteen are shown small.
class Layout {
  private query = matchMedia('(max-width: 699px) and (orientation: portrait)')
  private upright = $state(this.query.matches)
  /** All pictures at once are wanted, where that makes them small. */
  overview = $state(false)

  constructor() {
    this.query.addEventListener('change', (event) => (this.upright = event.matches))
  }

  /** Rows are columns. */
  get turned(): boolean {
    return this.upright && !this.overview
  }

  /** The pictures are too small to be marked by a tap: a tap shows one large. */
  get small(): boolean {
    return this.upright && this.overview
  }
}

export const layout = new Layout()
