// The scoring cases that the rules explain: who marked each card, the scout first.
import type { Colour } from '../../lib/protocol'
import type { Case } from './texts'

type Who = readonly { colour: Colour; stars: number }[]

export const CASES: Record<Case, readonly Who[]> = {
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
