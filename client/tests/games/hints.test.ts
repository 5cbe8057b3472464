// Every game has a text for each of its hints, each situation has its hint, and a lesson can explain every rule.
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games'
import dixitCoach, { aboutRound } from '../../src/games/dixit/coach'
import dixitHints from '../../src/games/dixit/texts/en/hints'
import stellaCoach, { aboutPointed } from '../../src/games/stella/coach'
import type { Hint, HintRules } from '../../src/games/game'
import { SLUGS } from '../../src/lib/games'
import type { DixitRound, DixitView, Slug, StellaCardPointed, StellaView } from '../../src/lib/protocol'
import { areas } from '../areas'

const HINTS = areas('hints')
const COACHES = await Promise.all(
  SLUGS.map(async (slug) => ({ slug, coach: (await gameOf(slug).coach()).default as HintRules<Slug> })),
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
    const covers = Object.entries(coach.covers ?? {}).flat()
    for (const name of [...coach.elsewhere, ...coach.events, ...coach.ofARound, ...covers])
      expect(coach.hints).toContain(name)
  })
})

it('gives no two hints the same name, since a browser remembers them by it', () => {
  const names = COACHES.flatMap(({ coach }) => [...coach.hints, coach.welcome])
  expect(new Set(names).size).toBe(names.length)
})

describe('in Dixit', () => {
  const fitting = (view: object, lesson = false) => {
    const whole = { seats: 4, round: 1, target: 30, scores: [0, 0, 0, 0], history: [], ...view } as unknown as DixitView
    return dixitCoach.situations({ view: whole, before: null, mine: 0, news: [], lesson })
  }

  it('tells the storyteller to tell and the others to listen', () => {
    expect(fitting({ phase: { type: 'telling', storyteller: 0 } })).toEqual(['tell'])
    expect(fitting({ phase: { type: 'telling', storyteller: 2 } })).toEqual(['hear'])
  })

  it('begins a round of a lesson with the cards that are gone, any other with what is to be done', () => {
    const second = { round: 2, phase: { type: 'telling', storyteller: 0 } }
    expect(fitting(second, true)).toEqual(['next_round', 'tell'])
    expect(fitting(second)).toEqual(['tell', 'next_round'])
  })

  it('does not repeat what the page says of a race for the first clue', () => {
    expect(fitting({ phase: { type: 'telling', storyteller: null } })).toEqual([])
  })

  it('knows that three players play two cards each', () => {
    const phase = { type: 'playing', storyteller: 1, clue: 'x', chosen: [], mine: [] }
    expect(fitting({ phase: { ...phase, needed: 2 } })).toEqual(['play_two'])
    expect(fitting({ phase: { ...phase, needed: 1 } })).toEqual(['play'])
  })

  it('does not say how to play a card or to vote when that is done', () => {
    const playing = { type: 'playing', storyteller: 1, clue: 'x', chosen: [true], mine: [3], needed: 1 }
    expect(fitting({ phase: playing })).toEqual([])
    expect(fitting({ phase: { type: 'voting', storyteller: 1, voted: [false] } })).toEqual(['vote'])
    expect(fitting({ phase: { type: 'voting', storyteller: 1, voted: [true] } })).toEqual([])
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

  const pointing = (change: object, around: object = {}) => {
    const phase = { type: 'revealing', mine: [1, 2], dark: 0, scout: 2, pointed: [], fallen: [], ...change }
    const view = { seats: 3, round: 1, words: ['#a', '#b'], turned: false, history: [], last: null, phase, ...around }
    return { view: view as unknown as StellaView, before: null, mine: 0, news: [] }
  }
  const revealing = (change: object, around: object = {}) => stellaCoach.situations(pointing(change, around))
  const fall = pointed({ card: 3, seat: 1, outcome: 'fall', others: [], stars: [0, 0, 0] })

  it('says who points before everything else, until it has been seen', () => {
    expect(revealing({})).toEqual(['scout'])
    expect(revealing({ scout: 0 })).toEqual(['scout_you'])
    expect(revealing({ pointed: [pointed({ card: 1 })] })[0]).toBe('scout')
    expect(revealing({ pointed: [pointed({ card: 1 }), fall] })).not.toContain('scout')
  })

  it('explains the dark only when a fall has been explained, and in the late rounds in any case', () => {
    expect(revealing({ pointed: [pointed({ card: 1 })] })).toEqual(['scout', 'super_spark'])
    expect(revealing({ pointed: [pointed({ card: 1 }), fall] })).toEqual(['fall', 'dark_you'])
    expect(revealing({}, { round: 2, last: { pointed: [fall] } })).toEqual(['scout', 'dark_you'])
    expect(revealing({ dark: null }, { round: 3 })).toEqual(['scout', 'no_dark'])
  })

  const marking = (change: object) => ({
    view: {
      ...{ seats: 3, round: 2, words: ['#a', '#b'], turned: false, history: [[0, 0, 0]], last: null },
      phase: { type: 'associating', mine: [], asked: [false, false], ready: [false, false], ...change },
    } as unknown as StellaView,
    ...{ before: null, mine: 0, news: [] },
  })

  it('does not tell players what they have done already', () => {
    expect(stellaCoach.situations(marking({}))).toEqual(['row', 'mark', 'other'])
    expect(stellaCoach.known(marking({}))).toEqual([])
    const marked = marking({ mine: [1], asked: [true, false] })
    expect(stellaCoach.situations(marked)).toEqual(['mark'])
    expect(stellaCoach.known(marked)).toEqual(['mark', 'other'])
  })

  it('speaks of the other word only before I am ready', () => {
    const ready = marking({ mine: [1, 2], ready: [true, false] })
    expect(stellaCoach.situations(ready)).toEqual([])
    expect(stellaCoach.known(ready)).toContain('other')
  })

  it('speaks of what is new in a round until the first mark, and of nothing of it when pictures are pointed at', () => {
    expect(stellaCoach.passed(marking({}))).not.toContain('row')
    expect(stellaCoach.passed(marking({ mine: [1] }))).toContain('row')
    expect(stellaCoach.passed(pointing({}, { round: 4 }))).toEqual(expect.arrayContaining(['row', 'last', 'turned']))
  })

  it('says how to mark until several pictures are, and then what comes next', () => {
    expect(stellaCoach.passed(marking({ mine: [1] }))).not.toContain('mark')
    expect(stellaCoach.passed(marking({ mine: [1, 2] }))).toContain('mark')
    expect(stellaCoach.situations(marking({ mine: [1, 2] }))).toContain('pass')
  })

  it('speaks of the last picture alone, and after my fall of nothing that came before', () => {
    const mine = pointed({ card: 3, seat: 0, outcome: 'fall', others: [], stars: [0, 0, 0] })
    const spark = pointed({ card: 1, outcome: 'spark' })
    expect(revealing({ pointed: [fall, spark] })).not.toContain('fall')
    expect(stellaCoach.passed(pointing({ pointed: [fall, spark] }))).toContain('fall')
    expect(stellaCoach.passed(pointing({ pointed: [fall, spark] }))).not.toContain('spark')
    const fallen = [true, false, false]
    expect(revealing({ fallen, pointed: [spark, mine] })[0]).toBe('fall_you')
    expect(revealing({ fallen, pointed: [mine, spark] })).not.toContain('spark')
  })

  it('explains the first dark with the result that it was in', () => {
    const before = { history: [] } as unknown as StellaView
    const last = { dark: 1, fallen: [false, true, false], pointed: [fall] }
    const { view, ...rest } = marking({})
    const after = { ...rest, view: { ...view, last } as unknown as StellaView, before }
    expect(stellaCoach.situations(after)[0]).toBe('dark_fallen')
    expect(stellaCoach.situations({ ...after, lesson: true }).slice(0, 2)).toEqual(['stella_score', 'dark_fallen'])
    expect(stellaCoach.known(after)).toEqual(['dark'])
  })

  it('speaks of being passed over', () => {
    expect(revealing({ mine: [1], pointed: [pointed({ card: 1 })] })).toEqual(['scout', 'super_spark', 'passed'])
  })
})
