// The numbers behind the score track and the story of a game.
import { describe, expect, it } from 'vitest'
import { crowd, spread, winding } from '../../src/lib/track/path'
import { apart, labels, sums } from '../../src/screens/end/scoreChart'

describe('the track', () => {
  it('winds: the row above begins where the one below ends', () => {
    const fields = winding(30, 7)
    expect(fields).toHaveLength(31)
    expect(fields[7]!.x).toBe(fields[6]!.x)
    expect(fields[7]!.y).toBeLessThan(fields[6]!.y)
  })

  it('has room for rabbits on the same field', () => {
    expect([0, 1, 2].map((order) => spread(order, 3))).toEqual([-1, 0, 1])
    expect(spread(0, 1)).toBe(0)
    expect(crowd(8)).toBeGreaterThan(crowd(2))
  })
})

describe('the story', () => {
  it('adds the rounds up', () =>
    expect(
      sums([
        [3, 0],
        [0, 2],
        [5, 1],
      ]),
    ).toEqual([
      [0, 3, 3, 8],
      [0, 0, 2, 3],
    ]))

  it('keeps the ends of lines apart', () => {
    expect(apart([100, 100, 20], 20, 10)).toEqual([100, 80, 20])
    expect(apart([10, 10, 10], 20, 10)).toEqual([50, 30, 10])
  })

  it('has few numbers on its scale', () => {
    expect(labels(33)).toEqual([0, 10, 20, 30])
    expect(labels(12)).toEqual([0, 5, 10])
  })
})
