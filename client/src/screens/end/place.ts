// Places in the final score, and which word fits one.

export interface Ranked {
  seat: number
  score: number
  place: number
}

/** Everyone by points, those who are level on the same place. */
export function ranking(scores: readonly number[]): Ranked[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((more) => more > score).length }))
    .sort((one, two) => two.score - one.score)
}

export type Word = 'first' | 'close' | 'middle' | 'last'

/** How many points behind the first still is close. */
const CLOSE = 3

/** Which word fits a seat's place: nobody goes without one. */
export function wordFor(scores: readonly number[], winners: readonly number[], seat: number): Word {
  if (winners.includes(seat)) return 'first'
  const score = scores[seat] ?? 0
  if (Math.max(...scores) - score <= CLOSE) return 'close'
  return scores.some((other) => other < score) ? 'middle' : 'last'
}
