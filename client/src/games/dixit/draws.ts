// Whether what was drawn explains all that was seen: every card on a table had been dealt to its owner, in its turn.
import { GAME_FACTS, type Draw } from '../../lib/protocol'
import type { RoundOf } from '../game'

export default function agree(draws: readonly Draw[], rounds: readonly RoundOf<'dixit'>[]): boolean {
  const came = (what: string) => draws.filter((draw) => draw.what === what).map((draw) => [...draw.came])
  const [deck] = came('deck')
  const count = rounds[0]?.points.length ?? 0
  if (!deck) return false
  let pile = deck as number[]
  const take = (many: number) => Array.from({ length: many }, () => pile.pop()!)
  const hands = Array.from(
    { length: count },
    () => new Set(take(GAME_FACTS.dixit.hands[count - GAME_FACTS.dixit.seats[0]] ?? 0)),
  )
  const [tables, piles] = [came('table'), came('pile')]
  let seen: number[] = []
  for (const [index, round] of rounds.entries()) {
    const laid = round.table.map((card, slot) => [card, round.owners[slot]!] as const)
    if (JSON.stringify(tables[index]) !== JSON.stringify(laid)) return false
    if (!laid.every(([card, owner]) => hands[owner]!.delete(card))) return false
    seen.push(...round.table)
    if (index === rounds.length - 1) break
    if (pile.length < laid.length) {
      const refilled = piles.shift() as number[] | undefined
      if (!refilled || !same([...pile, ...seen], refilled)) return false
      pile = refilled
      seen = []
    }
    hands.forEach((hand, seat) => {
      for (const card of take(round.owners.filter((owner) => owner === seat).length)) hand.add(card)
    })
  }
  return true
}

const sorted = (cards: readonly number[]) => JSON.stringify([...cards].sort((one, other) => one - other))
const same = (some: readonly number[], others: readonly number[]) => sorted(some) === sorted(others)
