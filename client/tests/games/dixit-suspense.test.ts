// The order of a reveal: nothing gives the true card away before the end.
import { describe, expect, it } from 'vitest'
import { beats, seen } from '../../src/games/dixit/suspense'
import type { DixitRound } from '../../src/lib/protocol'

/** Seat 1 tells; the cards lie in the order of seats 2, 1, 0, 3. */
const round = { storyteller: 1, owners: [2, 1, 0, 3], votes: [2, 0, 3, 2] } as DixitRound

describe('a reveal', () => {
  it('begins with nothing', () => {
    const shown = seen(round, 0)
    expect([0, 2, 3].map(shown.vote)).toEqual([false, false, false])
    expect([0, 1, 2, 3].map(shown.owner)).toEqual([false, false, false, false])
  })

  it('shows the votes one by one', () => {
    expect([0, 2, 3].map(seen(round, 2).vote)).toEqual([true, true, false])
  })

  it('then shows whose the other cards were', () => {
    expect([0, 1, 2, 3].map(seen(round, 4).owner)).toEqual([true, false, false, false])
    expect([0, 1, 2, 3].map(seen(round, 6).owner)).toEqual([true, false, true, true])
  })

  it('shows the true card last', () => {
    expect(seen(round, 6).truth).toBe(false)
    expect(seen(round, Infinity).owner(1)).toBe(true)
  })

  it('has a beat for every vote, every other card, and the true one', () => {
    expect(beats(round)).toHaveLength(3 + 3 + 1)
  })
})
