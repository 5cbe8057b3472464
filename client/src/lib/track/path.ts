// Where the fields of the score track lie: a path that winds from row to row, in parts of its width and height.

export interface Field {
  x: number
  y: number
}

/** Fields 0 to `last` on a winding path with this many fields in a row. */
export function winding(last: number, across: number): Field[] {
  const rows = Math.ceil((last + 1) / across)
  return Array.from({ length: last + 1 }, (_, field) => {
    const row = Math.floor(field / across)
    const along = field % across
    const column = row % 2 === 0 ? along : across - 1 - along
    return { x: (column + 0.5) / across, y: 1 - (row + 0.5) / rows }
  })
}

/** How much further apart many rabbits on one field stand, so that each can be seen. */
export const crowd = (together: number): number => Math.max(1, (together - 1) * 0.45)

/** How far apart rabbits on the same field stand: -1 to 1. */
export function spread(order: number, together: number): number {
  return together < 2 ? 0 : (order / (together - 1)) * 2 - 1
}
