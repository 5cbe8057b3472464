// The scoring cases that the rules explain, as they are drawn. The numbers are those of the captions.
import type { Colour } from '../../lib/protocol'
import type { Case } from './texts'

export interface Voter {
  colour: Colour
  /** Whose card they vote for; the storyteller does not vote. */
  vote: Colour | null
  points: number
}

const SEATS: readonly Colour[] = ['pink', 'blue', 'green', 'red', 'purple', 'yellow']

function round(votes: Partial<Record<Colour, Colour>>, points: Partial<Record<Colour, number>>): Voter[] {
  return SEATS.map((colour) => ({ colour, vote: votes[colour] ?? null, points: points[colour] ?? 0 }))
}

const SOME: Partial<Record<Colour, Colour>> = {
  blue: 'pink',
  green: 'pink',
  red: 'purple',
  purple: 'blue',
  yellow: 'blue',
}

export const CASES: Record<Case, Voter[]> = {
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
