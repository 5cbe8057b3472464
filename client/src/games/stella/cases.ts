// How the scoring cases of the rules are drawn here: with which pictures, and those of the dark.
import type { Colour } from '../../lib/protocol'
import type { Case } from '../../rulebook/stella/texts'

/** The pictures that are pointed at. */
export const CARDS: Record<Case, readonly number[]> = { spark: [9], super_spark: [55], fall: [71, 32] }

/** Where the lanterns stand when two share the highest number. */
export const TIE: readonly [Colour, number][] = [
  ['blue', 5],
  ['green', 6],
  ['orange', 8],
  ['pink', 8],
]
