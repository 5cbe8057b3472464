// Notes are bound to their moment: they come when it comes, and go when it is over.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import knows from '../src/games/dixit/coach'
import type { HintRules } from '../src/games/game'
import type { DixitRound, DixitView, Slug, TableView } from '../src/lib/protocol'
import type { Table } from '../src/lib/table/table.svelte'
import { Coach } from '../src/screens/coach/coach.svelte'
import { lessons } from '../src/screens/coach/lessons'
import { race } from './games/views'

const chairs = [{ player: 1, plays: 'person', seat: 1 }]
const seen = (game: DixitView): TableView => ({ you: 1, playing: 'dixit', over: false, chairs, game }) as TableView
const telling: DixitView = { ...race, phase: { type: 'telling', storyteller: 1 } }
const playing: DixitView = {
  ...race,
  step: 2,
  phase: { type: 'playing', storyteller: 0, clue: 'x', chosen: [], mine: [], needed: 1 },
}
const scored: DixitView = {
  ...race,
  step: 4,
  round: 2,
  phase: { type: 'telling', storyteller: 2 },
  history: [[0, 0, 0, 0]],
  last: { outcome: 'some', gains: [{ role: 'found', base: 3, bonus: 0 }] } as unknown as DixitRound,
}

let looksBack = false
let tell: (view: TableView, before: TableView, news?: { what: string }[]) => void
let coach: Coach

function listens(listener: (news: { what: string }[], view: TableView, before: TableView) => void): () => void {
  tell = (view, before, news = []) => listener(news, view, before)
  return () => undefined
}

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (k: string, v: string) => kept.set(k, v) }
  vi.stubGlobal('sessionStorage', storage)
  lessons.begin('K7M2QX', 'dixit')
  looksBack = false
  const table = { code: 'K7M2QX', view: seen(telling), listen: listens }
  coach = new Coach(table as unknown as Table, knows as unknown as HintRules<Slug>, () => looksBack)
  coach.watch()
})

describe('a note in a lesson', () => {
  it('goes when its moment is over, though nobody has read it', () => {
    coach.done()
    expect(coach.shown).toBe('tell')
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('play')
  })

  it('that is being read stays while there is nothing to do, and gives way to what is to be done', () => {
    const waiting: DixitView = { ...playing, awaited: [0] }
    coach.done()
    tell(seen(waiting), seen({ ...telling, awaited: [0] }))
    expect(coach.shown).toBe('play')
    coach.hold()
    const later: DixitView = { ...race, step: 3, awaited: [2], phase: { type: 'telling', storyteller: 2 } }
    tell(seen(later), seen(waiting))
    expect(coach.shown).toBe('play')
    const mine: DixitView = { ...later, step: 4, awaited: [1], phase: { type: 'telling', storyteller: 1 } }
    tell(seen(mine), seen(later))
    expect(coach.shown).toBe('tell')
  })

  it('about the next round waits until the last one has been looked at', () => {
    coach.done()
    looksBack = true
    tell(seen(scored), seen(playing))
    expect(coach.shown).toBe('scored_some')
    coach.done()
    expect(coach.shown).toBeNull()
    looksBack = false
    coach.goOn()
    expect(coach.shown).toBe('next_round')
    coach.done()
    expect(coach.shown).toBe('hear')
  })

  it('about what has happened gives way to what is to be done in the next step, and comes after it', () => {
    coach.done()
    coach.done()
    tell(seen(telling), seen(telling), [{ what: 'pile_refilled' }])
    expect(coach.shown).toBe('refilled')
    coach.hold()
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('play')
    coach.done()
    expect(coach.shown).toBe('refilled')
    coach.done()
    expect(coach.shown).toBeNull()
  })

  it('about what has happened gives way to what happens next', () => {
    const rules = knows as unknown as HintRules<Slug>
    const events = new Set(['tell', 'play'])
    const table = { code: 'K7M2QX', view: seen(telling), listen: listens }
    coach = new Coach(table as unknown as Table, { ...rules, events }, () => looksBack)
    coach.watch()
    coach.done()
    expect(coach.shown).toBe('tell')
    coach.hold()
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('play')
    coach.done()
    expect(coach.shown).toBe('tell')
  })

  it('stays while it is being read, as long as the step is the same', () => {
    coach.done()
    coach.done()
    tell(seen(playing), seen(telling), [{ what: 'pile_refilled' }])
    coach.done()
    expect(coach.shown).toBe('refilled')
    coach.hold()
    tell(seen({ ...playing, scores: [0, 0, 0, 26], round: 2 }), seen(playing))
    expect(coach.shown).toBe('refilled')
    coach.done()
    expect(coach.shown).toBe('near')
  })

  it('about what is to be done goes when it is done, and counts as read', () => {
    coach.done()
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('play')
    coach.hold()
    tell(seen({ ...playing, awaited: [2, 3] }), seen(playing))
    expect(coach.shown).toBeNull()
    expect(lessons.at('K7M2QX')?.learnt).toContain('play')
  })

  it('of welcome goes with the first move, and with it what told how to make that move', () => {
    tell(seen(playing), seen(telling))
    coach.hold()
    expect(coach.shown).toBe('dixit_welcome')
    const phase = { ...playing.phase, chosen: [false, true] } as DixitView['phase']
    tell(seen({ ...playing, phase, awaited: [2, 3] }), seen(playing))
    expect(coach.shown).toBeNull()
  })

  it('about what is to be done now comes before what has happened, when none of them is being read', () => {
    coach.done()
    coach.done()
    tell(seen(telling), seen(telling), [{ what: 'pile_refilled' }])
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('play')
  })

  it('waits until the welcome has been read, which does not come back', () => {
    expect(coach.shown).toBe('dixit_welcome')
    coach.hold()
    tell(seen(playing), seen(telling))
    expect(coach.shown).toBe('dixit_welcome')
    coach.done()
    expect(coach.shown).toBe('play')
    tell(seen({ ...playing, step: 3 }), seen(playing))
    coach.done()
    expect(coach.shown).toBeNull()
  })

  it('counts as met when its moment has come, though nobody has read it', () => {
    tell(seen(playing), seen(telling))
    expect(coach.met).toEqual(['dixit_welcome', 'tell', 'play'])
    expect(lessons.at('K7M2QX')?.met).toEqual(coach.met)
    expect(lessons.at('K7M2QX')?.learnt).toEqual([])
  })

  it('about a round that is over does not stand beside the next result', () => {
    coach.done()
    looksBack = true
    tell(seen(scored), seen(playing))
    expect(coach.shown).toBe('scored_some')
    const none = { ...scored.last, outcome: 'none' } as DixitRound
    tell(seen({ ...scored, step: 8, round: 3, history: [...scored.history, [0, 0, 0, 0]], last: none }), seen(playing))
    expect(coach.shown).toBe('scored_none')
  })

  it('about a round goes with it', () => {
    coach.done()
    looksBack = true
    tell(seen(scored), seen(playing))
    looksBack = false
    coach.goOn()
    expect(coach.shown).toBe('next_round')
  })
})

describe('what a player has found out alone', () => {
  const finds = (...names: string[]) => {
    coach = new Coach({ code: 'K7M2QX', view: seen(telling), listen: () => () => undefined } as unknown as Table, {
      ...(knows as unknown as HintRules<Slug>),
      known: () => names,
    })
    coach.watch()
  }

  it('is not said any more, and counts as met', () => {
    finds('tell', 'vote')
    expect(coach.shown).toBe('dixit_welcome')
    coach.done()
    expect(coach.shown).toBeNull()
    expect(coach.met).toContain('vote')
    expect(lessons.at('K7M2QX')?.learnt).toEqual(['tell', 'vote', 'dixit_welcome'])
  })
})

it('that has been on the screen covers what says the same of others', () => {
  const rules = { ...(knows as unknown as HintRules<Slug>), covers: { tell: 'play' } }
  coach = new Coach({ code: 'K7M2QX', view: seen(telling), listen: () => () => undefined } as unknown as Table, rules)
  coach.watch()
  coach.done()
  expect(coach.shown).toBe('tell')
  coach.hold()
  expect(coach.met).toContain('play')
  expect(lessons.at('K7M2QX')?.learnt).toContain('play')
})

describe('a note outside of a lesson', () => {
  it('is the only one of its phase', () => {
    const table = {
      code: 'AAAAAA',
      view: seen({ ...playing, phase: { ...playing.phase, clue: null } as DixitView['phase'] }),
      listen: () => () => undefined,
    }
    const alone = new Coach(table as unknown as Table, knows as unknown as HintRules<Slug>)
    alone.watch()
    expect(alone.shown).toBe('aloud')
    alone.done()
    expect(alone.shown).toBeNull()
    alone.watch()
    expect(alone.shown).toBeNull()
  })
})
