// Rings in pictures: where somebody has pointed. Whoever shows a round that is over says which; cards draw them.
import type { Colour, Remark } from './protocol'
import type { Table } from './table/table.svelte'

export interface Ring {
  card: number
  /** From the left and from the top, as parts of the picture. */
  at: readonly [number, number]
  colour: Colour
  key: string
}

class Rings {
  private shown = $state.raw<readonly Ring[]>([])

  of(card: number): readonly Ring[] {
    return this.shown.filter((ring) => ring.card === card)
  }

  /** Show the rings of these remarks, until this is called; for an effect. */
  show(remarks: readonly Remark[], table: Table): () => void {
    this.shown = remarks.flatMap(({ at, card, player }) => {
      const colour = table.chairOrLeft(player)?.colour
      return at && colour ? [{ card, at, colour, key: `${player}-${at.join('-')}` }] : []
    })
    return () => (this.shown = [])
  }
}

export const rings = new Rings()
