// A game that is watched once more, in words.
import { beforeAll, describe, expect, it } from 'vitest'
import { dixit } from '../src/games/dixit'
import narrateDixit from '../src/games/dixit/narration'
import { stella } from '../src/games/stella'
import narrateStella from '../src/games/stella/narration'
import { i18n } from '../src/lib/i18n/index.svelte'
import type { DixitView, StellaView } from '../src/lib/protocol'

const name = (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] ?? '?'
beforeAll(async () => {
  await Promise.all([dixit.texts.load(), stella.texts.load(), i18n.speak('en')])
})

const DIXIT = {
  type: 'dixit',
  seat: null,
  seats: 3,
  target: 30,
  round: 1,
  step: 1,
  phase: { type: 'telling', storyteller: 0 },
  hand: [],
  awaited: [0],
  scores: [0, 0, 0],
  history: [],
  clues: [],
  last: null,
  pile: 60,
  discard: 0,
  winners: [],
} satisfies DixitView

describe('a round of Dixit in words', () => {
  const playing = (...chosen: boolean[]): DixitView => ({
    ...DIXIT,
    phase: { type: 'playing', storyteller: 0, clue: 'patience', chosen, mine: [], needed: 2 },
  })

  it('begins with who tells, and goes on with the clue and with who has chosen', () => {
    expect(narrateDixit(DIXIT, null, name)).toEqual(['Round 1', 'Storyteller: Ada'])
    expect(narrateDixit(playing(true, false, false), DIXIT, name)).toEqual(['Storyteller: Ada', 'Clue: patience'])
    const later = narrateDixit(playing(true, true, false), playing(true, false, false), name)
    expect(later).toEqual(['Ben: has chosen'])
  })

  it('ends with whose card was whose, who voted for it, and the points', () => {
    const gain = { role: 'found', base: 3, bonus: 0 } as const
    const scored: DixitView = {
      ...DIXIT,
      round: 2,
      phase: { type: 'telling', storyteller: 1 },
      history: [[3, 3, 0]],
      last: {
        storyteller: 0,
        clue: 'patience',
        table: [5, 6, 7],
        owners: [1, 0, 2],
        votes: [0, 2, 1],
        outcome: 'some',
        gains: [{ role: 'storyteller', base: 3, bonus: 0 }, gain, { role: 'missed', base: 0, bonus: 0 }],
        points: [3, 3, 0],
      },
    }
    const told = narrateDixit(scored, playing(true, true, true), name).join(' ')
    expect(told).toMatch(/1\sof\s2 found the card/)
    expect(told).toMatch(/Card of Ben: .*Votes: Cleo/)
    expect(told).toMatch(/storyteller’s card: .*Votes: Ben/)
    expect(told).toMatch(/Ada: 3\spoints, Ben: 3\spoints/)
    expect(told).toMatch(/Round 2 Storyteller: Ben$/)
  })
})

const STELLA = {
  type: 'stella',
  seat: null,
  seats: 3,
  round: 1,
  step: 1,
  phase: { type: 'associating', mine: [], ready: [false, false, false], asked: [false, false, false] },
  grid: [],
  words: ['patience', 'hope'],
  turned: false,
  first: 0,
  awaited: [0, 1, 2],
  scores: [0, 0, 0],
  history: [],
  last: null,
  pile: 60,
  winners: [],
} satisfies StellaView

describe('a round of Stella in words', () => {
  const spark = {
    type: 'card_pointed',
    seat: 0,
    card: 5,
    others: [2],
    outcome: 'super_spark',
    stars: [3, 0, 3],
    next: 1,
  } as const
  const revealing = (pointed: (typeof spark)[], scout: number): StellaView => ({
    ...STELLA,
    phase: {
      type: 'revealing',
      mine: [],
      counts: [1, 2, 1],
      dark: 1,
      scout,
      pointed: pointed.map((one) => ({ ...one, others: [...one.others], stars: [...one.stars] })),
      fallen: [false, false, false],
      stars: [0, 0, 0],
    },
  })

  it('tells the word, who is ready, who is in the dark, and what scouts find', () => {
    expect(narrateStella(STELLA, null, name)).toEqual(['Round 1', 'The word: patience', 'Everyone is marking pictures'])
    const ready: StellaView = { ...STELLA, phase: { ...STELLA.phase, ready: [false, true, false] } }
    expect(narrateStella(ready, STELLA, name)).toEqual(['Ben: ready'])
    expect(narrateStella(revealing([], 0), ready, name)).toEqual(['In the dark: Ben', 'Scout: Ada'])
    const found = narrateStella(revealing([spark], 1), revealing([], 0), name)
    expect(found).toEqual(['Ada points. Marked by Cleo too.', 'Super-spark!', 'Scout: Ben'])
  })
})
