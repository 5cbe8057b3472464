// What a scored round is to one player, in one sentence.
import type { ScoredRound } from './pointed'
import { texts } from './texts'

/** How it went for this seat. */
export function headline(round: ScoredRound, seat: number): string {
  const points = round.points[seat] ?? 0
  const say = texts().result.mine
  if (points === 0) return say.none
  return points === Math.max(...round.points) ? say.best(points) : say.some(points)
}
