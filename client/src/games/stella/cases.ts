// The scoring cases that the rules explain, as they are drawn. The numbers are those of the captions.
import type { Colour } from '../../lib/protocol'

export interface Pointed {
  card: number
  /** The scout first. */
  who: { colour: Colour; stars: number }[]
  fall?: boolean
}

export const POINTED: Record<'spark' | 'super_spark' | 'fall', Pointed[]> = {
  spark: [
    {
      card: 9,
      who: [
        { colour: 'pink', stars: 2 },
        { colour: 'blue', stars: 2 },
        { colour: 'green', stars: 2 },
      ],
    },
  ],
  super_spark: [
    {
      card: 55,
      who: [
        { colour: 'purple', stars: 3 },
        { colour: 'blue', stars: 3 },
      ],
    },
  ],
  fall: [
    { card: 71, who: [{ colour: 'orange', stars: 0 }], fall: true },
    {
      card: 32,
      who: [
        { colour: 'purple', stars: 3 },
        { colour: 'orange', stars: 0 },
      ],
    },
  ],
}

/** Where the lanterns stand when two share the highest number. */
export const TIE: readonly [Colour, number][] = [
  ['blue', 5],
  ['green', 6],
  ['orange', 8],
  ['pink', 8],
]
