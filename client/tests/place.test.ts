// The end of a game: places, and a word for each.
import { describe, expect, it } from 'vitest'
import { ranking, wordFor } from '../src/screens/end/place'

describe('the final score', () => {
  it('gives the same place to those who are level', () => {
    expect(ranking([5, 9, 5, 2]).map(({ place }) => place)).toEqual([1, 2, 2, 4])
  })

  it('has a word for every place', () => {
    const scores = [30, 28, 20, 12]
    expect([0, 1, 2, 3].map((seat) => wordFor(scores, [0], seat))).toEqual(['first', 'close', 'middle', 'last'])
  })
})
