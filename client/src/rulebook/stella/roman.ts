// Rounds and rows are numbered as on the round tokens: I, II, III, IV.
import { GAME_FACTS } from '../../lib/protocol'

const FIGURES = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export function roman(number: number): string {
  const figure = FIGURES.find(([worth]) => worth <= number)
  return figure ? figure[1] + roman(number - figure[0]) : ''
}

/** The rounds of a game. */
export const ROUNDS = Array.from({ length: GAME_FACTS.stella.rounds }, (_, index) => roman(index + 1))

/** The tokens beside the rows, from the top down: the lowest row is replaced first. */
export const ROWS = Array.from({ length: GAME_FACTS.stella.rows }, (_, index) => roman(GAME_FACTS.stella.rows - index))
