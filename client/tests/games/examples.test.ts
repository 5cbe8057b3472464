// The drawn examples obey the rules that they explain.
import { expect, it } from 'vitest'
import { TIE } from '../../src/games/stella/cases'
import { CASES, type Voter } from '../../src/rulebook/dixit/cases'
import { CASES as POINTED } from '../../src/rulebook/stella/cases'

function points(players: Voter[], withBonus: boolean): number[] {
  const [teller, ...guessers] = players
  const found = guessers.filter((player) => player.vote === teller?.colour)
  const some = found.length > 0 && found.length < guessers.length
  return players.map((player) => {
    const base = player === teller ? (some ? 3 : 0) : some ? (found.includes(player) ? 3 : 0) : 2
    const bonus = player === teller || !withBonus ? 0 : players.filter(({ vote }) => vote === player.colour).length
    return base + bonus
  })
}

it.each(['all', 'none', 'bonus'] as const)('scores the Dixit case “%s” by the rules', (name) => {
  expect(CASES[name].map((player) => player.points)).toEqual(points(CASES[name], true))
})

it('leaves the points for votes out of “some”, which is about finding alone', () => {
  expect(CASES.some.map((player) => player.points)).toEqual(points(CASES.some, false))
})

it('lets nobody vote for a card of their own', () => {
  for (const players of Object.values(CASES)) for (const { colour, vote } of players) expect(vote).not.toBe(colour)
})

it('gives two stars for a spark, three for a super-spark, none for a fall', () => {
  expect(POINTED.spark[0]!.map(({ stars }) => stars)).toEqual([2, 2, 2])
  expect(POINTED.super_spark[0]!.map(({ stars }) => stars)).toEqual([3, 3])
  expect(POINTED.fall[0]!.map(({ stars }) => stars)).toEqual([0])
})

it('draws a fallen player in a super-spark without stars', () => {
  expect(POINTED.fall[1]).toEqual([
    { colour: 'purple', stars: 3 },
    { colour: 'orange', stars: 0 },
  ])
})

it('draws a tie at the highest number', () => {
  const counts = TIE.map(([, count]) => count)
  expect(counts.filter((count) => count === Math.max(...counts))).toHaveLength(2)
})
