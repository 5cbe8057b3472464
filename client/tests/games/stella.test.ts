// The logic of the Stella screens: what is shown before the server has answered, and how rounds are numbered.
import { describe, expect, it } from 'vitest'
import { sentences } from '../../src/games/stella/cells'
import { foresee } from '../../src/games/stella/foresee'
import { headline } from '../../src/rulebook/stella/headline'
import type { ScoredRound } from '../../src/rulebook/stella/pointed'
import { SHARED } from '../../src/rulebook/stella/texts'
import { roman, ROUNDS, ROWS } from '../../src/rulebook/stella/roman'
import type { StellaAssociatingView, StellaView } from '../../src/lib/protocol'

const associating: StellaAssociatingView = {
  type: 'associating',
  mine: [3],
  ready: [false, false, true],
  asked: [false, false, false],
}
const view = { type: 'stella', seat: 1, seats: 3, awaited: [0, 1], phase: associating } as unknown as StellaView

describe('the headline of a round', () => {
  it('says who shone, who has stars, and who has none', async () => {
    await SHARED.load()
    const round = { points: [7, 4, 0] } as unknown as ScoredRound
    expect([0, 1, 2].map((seat) => headline(round, seat))).toEqual([
      'Nobody shone brighter: +7',
      'Your stars: +4',
      'No stars this time',
    ])
  })
})

describe('what is on its way', () => {
  it('shows my last marks', () => {
    const seen = foresee(view, [
      { type: 'mark', cards: [3, 4] },
      { type: 'mark', cards: [4] },
    ])
    expect(seen.phase).toMatchObject({ mine: [4], ready: [false, false, true] })
  })

  it('makes me ready, and takes it back', () => {
    const ready = foresee(view, [{ type: 'ready' }])
    expect(ready.phase).toMatchObject({ ready: [false, true, true] })
    expect(ready.awaited).toEqual([0])
    const again = foresee(view, [{ type: 'ready' }, { type: 'unready' }])
    expect([again.phase, again.awaited]).toEqual([view.phase, view.awaited])
  })

  it('asks for the other word at once', () => {
    expect(foresee(view, [{ type: 'other_word' }]).phase).toMatchObject({ asked: [false, true, false] })
  })

  it('knows that I have pointed, but not what comes of it', () => {
    const phase = { type: 'revealing', scout: 1, mine: [3], pointed: [] }
    const revealing = { ...view, awaited: [1], phase } as unknown as StellaView
    const seen = foresee(revealing, [{ type: 'point', card: 3 }])
    expect([seen.awaited, seen.phase]).toEqual([[], revealing.phase])
  })

  it('does nothing for somebody who only looks on, or once the phase has passed', () => {
    const looking = { ...view, seat: null }
    expect(foresee(looking, [{ type: 'ready' }])).toBe(looking)
    expect(foresee(view, [{ type: 'point', card: 3 }])).toBe(view)
  })
})

describe('rounds', () => {
  it('have the numbers of the tokens', () => expect(ROUNDS).toEqual(['I', 'II', 'III', 'IV']))
  it('replace the lowest row first', () => expect(ROWS).toEqual(['III', 'II', 'I']))
  it('could be more', () => expect([6, 9, 14].map(roman)).toEqual(['VI', 'IX', 'XIV']))
})

it('says of a picture one sentence after the other, each with one mark at its end', () => {
  expect(sentences('Picture 3', 'Spark!', '')).toBe('Picture 3. Spark!')
  expect(sentences('Picture 3', 'Spark!', 'Marta and Lyra')).toBe('Picture 3. Spark! Marta and Lyra')
  expect(sentences('Picture 3', undefined, 'Marta')).toBe('Picture 3. Marta')
})
