// The order of a reveal: nothing gives the true card away before the end.
import { describe, expect, it } from 'vitest'
import { beats, inSight, seen } from '../../src/games/dixit/suspense'
import type { ChairView, DixitRound, DixitView } from '../../src/lib/protocol'

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

describe('a shared screen', () => {
  const at = (seat: number) => ({ plays: seat < 2 ? 'person' : 'bot' }) as ChairView
  const view = (type: string, awaited: number[]) => ({ phase: { type }, awaited, last: round }) as unknown as DixitView

  it('keeps a round until the next story is told', () => {
    expect(inSight(view('telling', [2]), at, true)).toBe(round)
    expect(inSight(view('playing', [0, 1, 3]), at, true)).toBeNull()
  })

  it('and then until it has been read', () => {
    expect(inSight(view('playing', [0, 1, 3]), at, false)).toBe(round)
  })

  it('but no longer than people look at it: who has played a card has gone on', () => {
    expect(inSight(view('playing', [1]), at, false)).toBe(round)
    expect(inSight(view('playing', [3]), at, false)).toBeNull()
    expect(inSight(view('voting', [0, 1]), at, false)).toBeNull()
  })
})
