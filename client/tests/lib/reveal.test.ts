// The suspense of a reveal.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reveal } from '../../src/lib/table/reveal.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a reveal', () => {
  it('comes beat by beat, and is over with the last one', () => {
    const reveal = new Reveal()
    reveal.begin('round 1', [100, 200, 300])
    expect([reveal.step, reveal.done]).toEqual([0, false])
    vi.advanceTimersByTime(100)
    expect(reveal.step).toBe(1)
    vi.advanceTimersByTime(200)
    expect([reveal.step, reveal.done]).toEqual([2, false])
    vi.advanceTimersByTime(300)
    expect(reveal.done).toBe(true)
  })

  it('is over at a tap', () => {
    const reveal = new Reveal()
    reveal.begin('round 1', [100, 200])
    reveal.skip()
    expect([reveal.done, vi.getTimerCount()]).toEqual([true, 0])
  })

  it('is played once', () => {
    const reveal = new Reveal()
    reveal.begin('round 1', [100])
    reveal.skip()
    reveal.begin('round 1', [100])
    expect(reveal.done).toBe(true)
  })
})
