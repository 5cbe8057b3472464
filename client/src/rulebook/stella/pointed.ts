// What became of the cards that were pointed at, and what they brought, whatever the cards are made of.
import { i18n } from '../../lib/i18n/index.svelte'
import type { ChairView, StellaCardPointed, StellaRound } from '../../lib/protocol'
import { texts } from './texts'

export type Pointed = Pick<StellaCardPointed, 'seat' | 'others' | 'outcome' | 'stars'>
export type Outcome = Pointed['outcome']
export type ScoredRound = Pick<StellaRound, 'dark' | 'fallen' | 'points'> & { pointed: readonly Pointed[] }

/** Stars that everyone in a spark fills in. */
export const STARS: Record<Outcome, number> = { spark: 2, super_spark: 3, fall: 0 }

/** What has been told about a card, in a sentence. */
export function inWords(pointed: Pointed, at: (seat: number) => ChairView): string {
  const scout = at(pointed.seat).name
  if (pointed.outcome === 'fall') return texts().told.alone(scout)
  return texts().told.with(scout, i18n.list(pointed.others.map((seat) => at(seat).name)))
}

/** What brought a seat its points, in words. */
export function why(round: ScoredRound, seat: number): string {
  const count = (outcome: Outcome) =>
    round.pointed.filter((one) => one.outcome === outcome && (one.stars[seat] ?? 0) > 0).length
  const [sparks, superSparks] = [count('spark'), count('super_spark')]
  const reasons = []
  if (sparks) reasons.push(texts().counts.sparks(sparks))
  if (superSparks) reasons.push(texts().counts.superSparks(superSparks))
  if (reasons.length === 0) reasons.push(texts().result.nothing)
  if (round.fallen[seat]) reasons.push(seat === round.dark ? texts().result.darkFallen : texts().states.fallen)
  else if (seat === round.dark) reasons.push(texts().states.dark)
  return reasons.join(', ')
}
