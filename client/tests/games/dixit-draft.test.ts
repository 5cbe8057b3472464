// The clue that somebody was thinking of when another was faster.
import { beforeEach, describe, expect, it } from 'vitest'
import type { DixitView } from '../../src/lib/protocol'
import { Draft } from '../../src/games/dixit/draft.svelte'
import { race } from './views'

const told = (storyteller: number): DixitView => ({
  ...race,
  phase: { type: 'playing', storyteller, clue: 'dawn', chosen: [false, false, false, false], mine: [], needed: 1 },
})
const mine: DixitView = { ...race, round: 2, phase: { type: 'telling', storyteller: 1 } }

describe('an idea', () => {
  let draft: Draft
  beforeEach(() => {
    draft = new Draft('ABCDEF')
    draft.follow(race, 1)
    draft.clue = 'the sea remembers'
    draft.card = 5
  })

  it('is kept when somebody else is faster', () => {
    draft.follow(told(0), 1)
    draft.follow(mine, 1)
    expect([draft.clue, draft.card, draft.old]).toEqual(['the sea remembers', 5, true])
  })

  it('loses its card when that has been played', () => {
    draft.follow(told(0), 1)
    draft.follow({ ...mine, hand: [3, 8, 13] }, 1)
    expect([draft.clue, draft.card]).toEqual(['the sea remembers', null])
  })

  it('is no longer an old one when it has been changed', () => {
    draft.follow(told(0), 1)
    draft.clue = 'the sea forgets'
    expect(draft.old).toBe(false)
  })

  it('is gone when it has been told', () => {
    draft.follow(told(1), 1)
    expect(draft.any).toBe(false)
  })

  it('does not reach into the next game', () => {
    draft.follow(race, 2)
    expect(draft.any).toBe(false)
  })
})
