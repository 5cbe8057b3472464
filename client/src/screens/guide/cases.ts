// The scoring cases that the rules explain, as they are drawn. The numbers are those of the captions.
import type { Colour } from '../../lib/players'

export interface Voter {
  colour: Colour
  card: number
  /** Whose card they vote for; the storyteller does not vote. */
  vote: Colour | null
  points: number
}

export type DixitCase = 'all' | 'none' | 'some' | 'bonus'

const CARDS: readonly [Colour, number][] = [
  ['pink', 2],
  ['blue', 30],
  ['green', 6],
  ['red', 57],
  ['purple', 33],
  ['yellow', 8],
]

function round(votes: Partial<Record<Colour, Colour>>, points: Partial<Record<Colour, number>>): Voter[] {
  return CARDS.map(([colour, card]) => ({ colour, card, vote: votes[colour] ?? null, points: points[colour] ?? 0 }))
}

const SOME: Partial<Record<Colour, Colour>> = {
  blue: 'pink',
  green: 'pink',
  red: 'purple',
  purple: 'blue',
  yellow: 'blue',
}

export const DIXIT_CASES: Record<DixitCase, Voter[]> = {
  all: round(
    { blue: 'pink', green: 'pink', red: 'pink', purple: 'pink', yellow: 'pink' },
    { blue: 2, green: 2, red: 2, purple: 2, yellow: 2 },
  ),
  none: round(
    { blue: 'green', green: 'blue', red: 'blue', purple: 'blue', yellow: 'blue' },
    { blue: 6, green: 3, red: 2, purple: 2, yellow: 2 },
  ),
  some: round(SOME, { pink: 3, blue: 3, green: 3 }),
  bonus: round(SOME, { pink: 3, blue: 5, green: 3, purple: 1 }),
}

export type StellaCase = 'spark' | 'super_spark' | 'fall' | 'dark_safe' | 'dark_fallen' | 'tie'

export interface Pointed {
  card: number
  /** The scout first. */
  who: { colour: Colour; stars: number }[]
  fall?: boolean
}

export const STELLA_CASES: Record<'spark' | 'super_spark' | 'fall', Pointed[]> = {
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
