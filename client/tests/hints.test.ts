// Every language has every hint, each situation has its hint, and a lesson can explain every rule.
import { describe, expect, it } from 'vitest'
import { aboutDixitRound, aboutPointed, HINTS, situations } from '../src/lib/coach/situations'
import bg from '../src/lib/coach/texts/bg'
import cs from '../src/lib/coach/texts/cs'
import en from '../src/lib/coach/texts/en'
import et from '../src/lib/coach/texts/et'
import pl from '../src/lib/coach/texts/pl'
import type { DixitRound, DixitView, StellaCardPointed, StellaView, TableView } from '../src/lib/protocol'

describe.each(Object.entries({ en, bg, pl, et, cs }))('%s', (language, texts) => {
  it('has the same hints as English, each with a title and a text', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(texts.hints).sort()).toEqual(Object.keys(en.hints).sort())
    for (const [title, text] of Object.values(texts.hints)) {
      expect(title.length).toBeGreaterThan(2)
      expect(text.length).toBeGreaterThan(title.length)
    }
  })

  it('keeps to its script', () => {
    const written = JSON.stringify(texts).replaceAll(/\{target\}|"[a-zA-Z_]+":|\bIV\b/g, '')
    expect(written).not.toMatch(language === 'bg' ? /[A-Za-z]/ : /[Ѐ-ӿ]/)
  })
})

it('lists every hint for a game but the welcomes', () => {
  const listed = [...HINTS.dixit, ...HINTS.stella, 'dixit_welcome', 'stella_welcome'].sort()
  expect(listed).toEqual(Object.keys(en.hints).sort())
})

const table = (game: Partial<TableView>): TableView =>
  ({ you: 7, chairs: [{ player: 7, seat: 0 }], dixit: null, stella: null, ...game }) as TableView

const dixit = (view: object): TableView =>
  table({
    dixit: { seats: 4, round: 1, target: 30, scores: [0, 0, 0, 0], history: [], ...view } as unknown as DixitView,
  })

const stella = (view: object): TableView =>
  table({
    stella: {
      seat: 0,
      seats: 3,
      round: 1,
      words: ['#a', '#b'],
      turned: false,
      history: [],
      ...view,
    } as unknown as StellaView,
  })

describe('in Dixit', () => {
  it('tells the storyteller to tell and the others to listen', () => {
    expect(situations(dixit({ phase: { type: 'telling', storyteller: 0 } }), null, [])).toEqual(['tell'])
    expect(situations(dixit({ phase: { type: 'telling', storyteller: 2 } }), null, [])).toEqual(['hear'])
    expect(situations(dixit({ phase: { type: 'telling', storyteller: null } }), null, [])).toEqual(['race'])
  })

  it('asks nothing of somebody for whom a bot plays, or who has got up', () => {
    const view = dixit({ phase: { type: 'telling', storyteller: 0 } })
    for (const change of [{ level: 'friend' }, { gone: true }]) {
      const chairs = view.chairs.map((chair) => ({ ...chair, ...change })) as TableView['chairs']
      expect(situations({ ...view, chairs }, null, [])).toEqual([])
    }
  })

  it('knows that three players play two cards each', () => {
    const phase = { type: 'playing', storyteller: 1, clue: 'x', chosen: [], mine: [] }
    expect(situations(dixit({ phase, seats: 3 }), null, [])).toEqual(['play_two'])
    expect(situations(dixit({ phase }), null, [])).toEqual(['play'])
  })

  it('explains how a round was scored', () => {
    const round = { outcome: 'some', gains: [{ bonus: 0 }, { bonus: 2 }] } as unknown as DixitRound
    expect(aboutDixitRound(round)).toEqual(['scored_some', 'bonus'])
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
    const phase = {
      type: 'revealing',
      mine: [1],
      dark: 0,
      scout: 2,
      pointed: [pointed({ card: 1 })],
      fallen: [],
    }
    const found = situations(stella({ phase }), null, [])
    expect(found).toEqual(['dark_you', 'super_spark', 'scout', 'passed'])
  })
})
