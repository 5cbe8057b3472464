// Which part of the photograph shows which place, and whether the card there is still the one that was photographed.
import { GAME_FACTS, type TableView } from '../../../lib/protocol'
import { replacedRow, where } from '../cells'

const { rows, columns } = GAME_FACTS.stella_box

/** A row was replaced between two rounds, whichever came first. `one` and `other` are rounds that were over by then. */
function replacedBetween(row: number, one: number, other: number): boolean {
  for (let round = Math.min(one, other) + 1; round <= Math.max(one, other); round++)
    if (replacedRow(round) === row - 1) return true
  return false
}

/** How a place looks, as a style; nothing where no photograph shows it. `over`: rounds that were over by then. */
export function pictureOf(view: TableView | null, place: number, over: number): string | undefined {
  const photograph = view?.photograph
  if (!view || !photograph) return undefined
  const [row, column] = where(place)
  if (replacedBetween(row, photograph.rounds, over)) return undefined
  const x = ((column - 1) / (columns - 1)) * 100
  const y = ((row - 1) / (rows - 1)) * 100
  const address = `/api/tables/${view.code}/photograph/${photograph.key}`
  return `background: url("${address}") ${x}% ${y}% / ${columns * 100}% ${rows * 100}%`
}
