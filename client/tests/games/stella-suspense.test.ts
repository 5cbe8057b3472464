// Nothing gives away what a pointed picture has become before everyone who marked it has shown it.
import { beforeAll, describe, expect, it } from 'vitest'
import { beats, heldBack, reopened } from '../../src/games/stella/suspense'
import { shownOf } from '../../src/games/stella/cells'
import { GAME } from '../../src/games/stella/texts'
import type { ChairView, StellaCardPointed, StellaRound, StellaView } from '../../src/lib/protocol'

const spark = { seat: 0, card: 7, others: [1, 2], outcome: 'spark', stars: [2, 2, 2] } as StellaCardPointed
const fall = { seat: 1, card: 9, others: [], outcome: 'fall', stars: [0, 0, 0] } as unknown as StellaCardPointed
const at = (seat: number) => ({ player: seat + 1, name: 'x' }) as ChairView
const view = (pointed: StellaCardPointed, fallen: boolean[]) =>
  ({ phase: { type: 'revealing', pointed: [pointed], fallen, stars: [4, 2, 2] } }) as unknown as StellaView

beforeAll(() => GAME.load())

describe('a pointed picture', () => {
  it('shows who marked it one by one', () => {
    expect([0, 1, 2].map((step) => shownOf(spark, at, step).markers.length)).toEqual([1, 2, 3])
    expect(shownOf(spark, at, 2).outcome).toBeNull()
    expect(shownOf(spark, at, Infinity).outcome).toBe('spark')
  })

  it('has a beat for each of them and one for the outcome', () => {
    expect([beats(spark).length, beats(fall).length]).toEqual([3, 1])
  })

  it('brings its stars only then', () => {
    expect(heldBack(view(spark, [])).phase).toMatchObject({ stars: [2, 0, 0] })
  })

  it('leaves whoever points the scout until then', () => {
    expect(heldBack(view(spark, []))).toMatchObject({ awaited: [], phase: { scout: spark.seat } })
  })

  it('does not tell of a fall before', () => {
    expect(heldBack(view(fall, [false, true, false])).phase).toMatchObject({ fallen: [false, false, false] })
  })
})

describe('a round that ends with its last picture', () => {
  const round = { ...{ words: ['a', 'b'], turned: false, first: 2, grid: [7, 8, 9] }, marks: [[7], [7, 9], [7]] }
  const over = { ...round, dark: 1, pointed: [spark, fall], fallen: [false, true, false], points: [2, 1, 2] }
  const next = { seat: 1, round: 2, grid: [1, 2, 3], scores: [2, 1, 2], history: [[2, 1, 2]], awaited: [0, 1, 2] }
  const open = reopened(next as unknown as StellaView, over as unknown as StellaRound)

  it('stays open: its pictures, its word, and nobody is awaited', () => {
    expect(open).toMatchObject({ round: 1, grid: [7, 8, 9], words: ['a', 'b'], first: 2, awaited: [] })
    expect(open.phase).toMatchObject({ type: 'revealing', mine: [7, 9], counts: [1, 2, 1], dark: 1, scout: null })
  })

  it('gives none of its points away', () => {
    expect([open.scores, open.history]).toEqual([[0, 0, 0], []])
    expect(heldBack(open).phase).toMatchObject({ fallen: [false, false, false], stars: [2, 2, 2] })
  })
})
