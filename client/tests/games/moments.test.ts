// What the server found worth remembering of a game, in words.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import dixit from '../../src/games/dixit/moments'
import { GAME as DIXIT } from '../../src/games/dixit/texts'
import stella from '../../src/games/stella/moments'
import { GAME as STELLA } from '../../src/games/stella/texts'
import { api } from '../../src/lib/api'
import type { DixitRound, Moment, Rounds, Slug } from '../../src/lib/protocol'
import type { Table } from '../../src/lib/table/table.svelte'
import { words } from '../../src/rulebook/stella/words.svelte'
import { keepsakes } from '../../src/screens/end/keepsakes'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dan']
const name = (seat: number) => NAMES[seat]!
const moment = (what: string, more: Partial<Moment> = {}): Moment => ({
  ...{ what, round: 1, card: 11, seats: [1], count: 2, of: 3 },
  ...more,
})
const round = { clue: 'summer', wordings: [], words: ['#flight', '#book'], turned: false } as unknown as DixitRound

/** A table whose game is over, with these moments. */
const over = (game: Slug, moments: Moment[]) =>
  ({
    at: (seat: number) => ({ name: name(seat) }),
    rounds: () => Promise.resolve({ type: 'rounds', id: '', game, rounds: [round], remarks: [], moments } as Rounds),
  }) as unknown as Table

beforeAll(async () => {
  await DIXIT.load()
  await STELLA.load()
})

describe('a moment in words', () => {
  it('names whose it was', () => {
    expect(dixit.moment(moment('split'), name)).toBe('Best clue: Bea, found by 2\u00a0of\u00a03')
    expect(dixit.moment(moment('fooled'), name)).toBe('Best decoy: Bea, votes: 2')
    expect(stella.moment(moment('pair', { seats: [0, 3] }), name)).toBe('Two of a mind: Ada + Dan')
    expect(stella.moment(moment('fall'), name)).toBe('The boldest fall: Bea, marks: 2')
  })

  it('is nothing where the game does not know it', () => {
    expect(dixit.moment(moment('row'), name)).toBeUndefined()
    expect(stella.moment(moment('split'), name)).toBeUndefined()
  })
})

describe('at the end of a game', () => {
  it('the moments that have a picture are shown, with the clue', async () => {
    const found = [moment('fooled'), moment('comeback', { card: null }), moment('unheard_of')]
    const shown = await keepsakes('dixit', over('dixit', found))
    expect(shown).toEqual([{ card: 11, title: 'Best decoy: Bea, votes: 2', theme: 'summer' }])
  })

  it('a word that comes after its picture is shown when it is there', async () => {
    const [shown] = await keepsakes('stella', over('stella', [moment('together')]))
    expect(shown?.theme).toBe('…')
    vi.spyOn(api, 'words').mockResolvedValue({ '#flight': 'Flight' })
    await words.load()
    expect(shown?.theme).toBe('Flight')
  })

  it('nothing is shown of a game with real cards, or when nothing can be fetched', async () => {
    expect(await keepsakes('dixit_box', over('dixit_box', [moment('fooled')]))).toEqual([])
    const lost = { rounds: () => Promise.reject(new Error('offline')) } as unknown as Table
    expect(await keepsakes('dixit', lost)).toEqual([])
  })
})
