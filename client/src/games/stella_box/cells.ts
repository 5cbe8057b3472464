// What is known about each of the fifteen places.
import { GAME_FACTS, type StellaBoxPlacePointed, type StellaBoxRound } from '../../lib/protocol'
import { STARS, type Outcome } from '../../rulebook/stella/pointed'

export interface Cell {
  place: number
  crossed: boolean
  /** It can be pressed now. */
  can: boolean
  chosen: boolean
  outcome: Outcome | null
  /** Who is known to have marked it; the scout first. */
  seats: readonly number[]
  stars: number
  fresh: boolean
}

const { rows, columns } = GAME_FACTS.stella_box
export const PLACES = Array.from({ length: rows * columns }, (_, index) => index + 1)

/** The row and the column of a place, from 1. */
export const where = (place: number): [row: number, column: number] => [
  Math.floor((place - 1) / columns) + 1,
  ((place - 1) % columns) + 1,
]

/** Which row is replaced after a round, from the top: the lowest first. */
export const replacedRow = (round: number): number => rows - round

export function cell(place: number, pointed: readonly StellaBoxPlacePointed[]): Cell {
  const found = pointed.find((one) => one.place === place)
  return {
    place,
    crossed: false,
    can: false,
    chosen: false,
    outcome: found?.outcome ?? null,
    seats: found ? [found.seat, ...found.others] : [],
    stars: found ? STARS[found.outcome] : 0,
    fresh: found !== undefined && found === pointed.at(-1),
  }
}

/** The grid of a round that is over, with everybody's crosses. */
export function cellsOfRound(round: StellaBoxRound, mine: number | null): Cell[] {
  return PLACES.map((place) => {
    const shown = cell(place, round.pointed)
    const seats = round.marks.flatMap((places, seat) => (places.includes(place) ? [seat] : []))
    const crossed = mine !== null && seats.includes(mine)
    return { ...shown, crossed, fresh: false, seats: shown.outcome ? shown.seats : seats }
  })
}
