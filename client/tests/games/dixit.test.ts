// The logic of the Dixit screens: what is shown before the server has answered, and the reasons for points.
import { describe, expect, it } from 'vitest'
import type { DixitRound, DixitView } from '../../src/lib/protocol'
import { foresee } from '../../src/games/dixit/foresee'
import { reasons } from '../../src/rulebook/dixit/reasons'
import { race as view } from './views'

describe('what is on its way', () => {
  it('makes me the storyteller at once', () => {
    const seen = foresee(view, [{ type: 'tell', card: 5, clue: 'dawn' }])
    expect(seen.phase).toEqual({
      type: 'playing',
      storyteller: 1,
      clue: 'dawn',
      chosen: [false, true, false, false],
      mine: [5],
      needed: 0,
    })
    expect(seen.awaited).toEqual([0, 2, 3])
  })

  it('does not make a storyteller of somebody else', () => {
    const other: DixitView = { ...view, phase: { type: 'telling', storyteller: 2 } }
    expect(foresee(other, [{ type: 'tell', card: 5 }])).toBe(other)
  })

  it('shows my last choice', () => {
    const playing: DixitView = {
      ...view,
      awaited: [1, 2],
      phase: { type: 'playing', storyteller: 0, clue: null, chosen: [true, false, false, true], mine: [], needed: 1 },
    }
    const seen = foresee(playing, [
      { type: 'play', cards: [3] },
      { type: 'play', cards: [8] },
    ])
    expect(seen.phase).toMatchObject({ mine: [8], chosen: [true, true, false, true] })
    expect(seen.awaited).toEqual([2])
  })

  it('does nothing once the phase has passed', () => {
    expect(foresee(view, [{ type: 'vote', slot: 2 }])).toBe(view)
  })
})

// The rulebooks' own example: Pink tells; Blue and Green find the card, Red votes for Purple's, Purple and Yellow for Blue's.
const [pink, blue, green, purple, yellow, red] = [0, 1, 2, 3, 4, 5]
const round: DixitRound = {
  storyteller: pink,
  clue: 'dawn',
  table: [10, 11, 12, 13, 14, 15],
  owners: [pink, blue, green, purple, yellow, red],
  votes: [0, 1, 1, 2, 2, 4],
  outcome: 'some',
  gains: [
    { role: 'storyteller', base: 3, bonus: 0 },
    { role: 'found', base: 3, bonus: 2 },
    { role: 'found', base: 3, bonus: 0 },
    { role: 'missed', base: 0, bonus: 1 },
    { role: 'missed', base: 0, bonus: 0 },
    { role: 'missed', base: 0, bonus: 0 },
  ],
  points: [3, 5, 3, 1, 0, 0],
}

describe('reasons for points', () => {
  it('names every vote', () => {
    expect(reasons(round, blue)).toEqual([
      { points: 3, why: 'found' },
      { points: 1, why: 'vote', from: purple },
      { points: 1, why: 'vote', from: yellow },
    ])
  })

  it('says why the storyteller scores', () => expect(reasons(round, pink)).toEqual([{ points: 3, why: 'tellerSome' }]))

  it('adds up to the points of the round', () => {
    const sums = round.gains.map((_, seat) => reasons(round, seat).reduce((sum, reason) => sum + reason.points, 0))
    expect(sums).toEqual([3, 5, 3, 1, 0, 0])
  })
})
