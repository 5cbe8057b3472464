// Which scored rounds somebody has looked at. The table is a fake one; the tab remembers for real.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SeenRounds } from '../../src/lib/table/seenRounds.svelte'
import type { Table } from '../../src/lib/table/table.svelte'

class FakeTable {
  readonly code = 'K7M2QX'
  view: object | null = null
  private listeners: (() => void)[] = []

  listen(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** So many rounds have been scored in a game. */
  shows(games: number, rounds: number): void {
    this.view = { games, game: { history: Array(rounds).fill([1, 2]) } }
    for (const listener of this.listeners) listener()
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

function open(games: number, rounds: number) {
  const table = new FakeTable()
  const seen = new SeenRounds(table as unknown as Table)
  table.shows(games, rounds)
  return { table, seen }
}

describe('a scored round', () => {
  it('is shown until I go on', () => {
    const { table, seen } = open(1, 0)
    expect(seen.pending).toBe(false)
    table.shows(1, 1)
    expect(seen.pending).toBe(true)
    seen.mark()
    expect(seen.pending).toBe(false)
  })

  it('is not shown to those who came in after it', () => expect(open(1, 3).seen.pending).toBe(false))

  it('is still shown after a reload, and not again when I had gone on', () => {
    const { table, seen } = open(1, 0)
    table.shows(1, 1)
    expect(open(1, 1).seen.pending).toBe(true)
    seen.mark()
    expect(open(1, 1).seen.pending).toBe(false)
  })

  it('is shown again when it was taken back and is scored anew', () => {
    const { table, seen } = open(1, 0)
    table.shows(1, 1)
    seen.mark()
    table.shows(1, 0)
    table.shows(1, 1)
    expect(seen.pending).toBe(true)
  })

  it('of the game before does not count in the next', () => {
    const { table, seen } = open(1, 5)
    table.shows(2, 0)
    expect(seen.pending).toBe(false)
    table.shows(2, 1)
    expect(seen.pending).toBe(true)
  })

  it('is forgotten with its table', () => {
    open(1, 0).table.shows(1, 1)
    SeenRounds.forget('K7M2QX')
    expect(open(1, 1).seen.pending).toBe(false)
  })
})
