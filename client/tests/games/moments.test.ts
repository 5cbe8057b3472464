// What is remembered of a game.
import { beforeAll, describe, expect, it } from 'vitest'
import dixitMoments from '../../src/games/dixit/moments'
import { GAME as DIXIT } from '../../src/games/dixit/texts'
import stellaMoments from '../../src/games/stella/moments'
import { GAME as STELLA } from '../../src/games/stella/texts'
import type { ChairView, DixitRound, StellaRound } from '../../src/lib/protocol'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan']
const at = (seat: number) => ({ name: NAMES[seat] }) as ChairView

beforeAll(async () => {
  await DIXIT.load()
  await STELLA.load()
})

const gain = (role: string) => ({ role, base: 0, bonus: 0 })
const round = {
  storyteller: 0,
  clue: 'summer',
  table: [11, 12, 13, 14],
  owners: [1, 0, 2, 3],
  votes: [0, 2, 1, 1],
  outcome: 'some',
  gains: [gain('storyteller'), gain('found'), gain('missed'), gain('missed')],
} as unknown as DixitRound

describe('what is remembered', () => {
  it('of Dixit is the card that fooled most, and the clue that split the table', () => {
    expect(dixitMoments([round], at).map(({ card, text }) => [card, text])).toEqual([
      [11, 'summer'],
      [12, 'summer'],
    ])
  })

  it('of Dixit is nothing when nobody was fooled and nobody found anything', () => {
    const dull = { ...round, votes: [0, 0, 0, 0], outcome: 'none', gains: [] } as unknown as DixitRound
    expect(dixitMoments([dull], at)).toEqual([])
  })

  it('of Stella is what most saw alike, and a thought of one’s own', () => {
    const stella = {
      words: ['night', ''],
      turned: false,
      grid: [1, 2, 3],
      marks: [[1, 2], [1], [1]],
      pointed: [{ seat: 0, card: 2, others: [], outcome: 'fall' }],
    } as unknown as StellaRound
    expect(stellaMoments([stella], at).map(({ card }) => card)).toEqual([1, 2])
  })
})
