// The scoring cases that the rules explain. The numbers are those of the captions.
import type { Colour } from '../../lib/protocol'
import type { Case } from './texts'

/** Who marked a card that is pointed at, the scout first, and the stars that they fill in. */
export type Markers = readonly { colour: Colour; stars: number }[]

export const CASES: Record<Case, readonly Markers[]> = {
  spark: [
    [
      { colour: 'pink', stars: 2 },
      { colour: 'blue', stars: 2 },
      { colour: 'green', stars: 2 },
    ],
  ],
  super_spark: [
    [
      { colour: 'purple', stars: 3 },
      { colour: 'blue', stars: 3 },
    ],
  ],
  fall: [
    [{ colour: 'orange', stars: 0 }],
    [
      { colour: 'purple', stars: 3 },
      { colour: 'orange', stars: 0 },
    ],
  ],
}
