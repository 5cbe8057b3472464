// Every game has a text for each of its hints, each situation has its hint, and a lesson can explain every rule.
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games'
import dixitCoach, { aboutRound } from '../../src/games/dixit/coach'
import dixitHints from '../../src/games/dixit/texts/en/hints'
import stellaCoach, { aboutPointed } from '../../src/games/stella/coach'
import type { Coach, Hint } from '../../src/games/game'
import { SLUGS } from '../../src/lib/games'
import type { DixitRound, DixitView, Slug, StellaCardPointed, StellaView } from '../../src/lib/protocol'
import { areas } from '../areas'

const HINTS = areas('hints')
const COACHES = await Promise.all(
  SLUGS.map(async (slug) => ({ slug, coach: (await gameOf(slug).coach()).default as Coach<Slug> })),
)

describe.each(COACHES)('$slug', ({ slug, coach }) => {
  it.each(HINTS[slug]!)('has every hint in $language, each with a title and a text', ({ texts }) => {
    expect(Object.keys(texts).sort()).toEqual([...coach.hints, coach.welcome].sort())
    for (const [title, text] of Object.values(texts as Record<string, Hint>)) {
      const written = typeof text === 'string' ? text : text({ target: 30 } as never)
      expect(title.length).toBeGreaterThan(2)
      expect(written.length).toBeGreaterThan(title.length)
    }
  })

  it('knows all hints that it sorts', () => {
    for (const name of [...coach.elsewhere, ...coach.events, ...coach.ofARound]) expect(coach.hints).toContain(name)
  })
})

it('gives no two hints the same name, since a browser remembers them by it', () => {
  const names = COACHES.flatMap(({ coach }) => [...coach.hints, coach.welcome])
  expect(new Set(names).size).toBe(names.length)
})

describe('in Dixit', () => {
  const fitting = (view: object) => {
    const whole = { seats: 4, round: 1, target: 30, scores: [0, 0, 0, 0], history: [], ...view } as unknown as DixitView
    return dixitCoach.situations({ view: whole, before: null, mine: 0, news: [] })
  }

  it('tells the storyteller to tell and the others to listen', () => {
    expect(fitting({ phase: { type: 'telling', storyteller: 0 } })).toEqual(['tell'])
    expect(fitting({ phase: { type: 'telling', storyteller: 2 } })).toEqual(['hear'])
    expect(fitting({ phase: { type: 'telling', storyteller: null } })).toEqual(['race'])
  })

  it('knows that three players play two cards each', () => {
    const phase = { type: 'playing', storyteller: 1, clue: 'x', chosen: [], mine: [] }
    expect(fitting({ phase: { ...phase, needed: 2 } })).toEqual(['play_two'])
    expect(fitting({ phase: { ...phase, needed: 1 } })).toEqual(['play'])
  })

  it('explains how a round was scored', () => {
    const round = { outcome: 'some', gains: [{ bonus: 0 }, { bonus: 2 }] } as unknown as DixitRound
    expect(aboutRound(round)).toEqual(['scored_some', 'bonus'])
  })

  it('says to how many points this game is played', () => {
    expect(dixitHints.near[1]({ target: 15 })).toContain('15')
  })
})

describe('in Stella', () => {
  const pointed = (change: Partial<StellaCardPointed>): StellaCardPointed =>
    ({ seat: 0, others: [1], outcome: 'super_spark', stars: [3, 3, 0], ...change }) as StellaCardPointed

  it('tells a fall of mine from that of others', () => {
    expect(aboutPointed(pointed({ outcome: 'fall', others: [], stars: [0, 0, 0] }), 0)).toEqual(['fall_you'])
    expect(aboutPointed(pointed({ outcome: 'fall', others: [], stars: [0, 0, 0] }), 2)).toEqual(['fall'])
  })

  it('explains that a fallen player still makes a super-spark for the scout', () => {
    expect(aboutPointed(pointed({ stars: [3, 0, 0] }), 0)).toEqual(['super_spark', 'fallen_counts'])
  })

  it('speaks of the dark, and of being passed over', () => {
    const phase = { type: 'revealing', mine: [1], dark: 0, scout: 2, pointed: [pointed({ card: 1 })], fallen: [] }
    const view = { seats: 3, round: 1, words: ['#a', '#b'], turned: false, history: [], phase } as unknown as StellaView
    const found = stellaCoach.situations({ view, before: null, mine: 0, news: [] })
    expect(found).toEqual(['dark_you', 'super_spark', 'scout', 'passed'])
  })
})
