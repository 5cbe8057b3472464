// How the grid lies: on an upright phone it is turned, and each row becomes a column.
class Lie {
  private query = matchMedia('(max-width: 699px) and (orientation: portrait)')
  /** Rows are columns. */
  turned = $state(this.query.matches)

  constructor() {
    this.query.addEventListener('change', (event) => (this.turned = event.matches))
  }
}

export const lie = new Lie()
