// The album: evenings, moments in words, and its addresses.
import { describe, expect, it } from 'vitest'
import type { AlbumGame } from '../src/lib/protocol'
import { read, Route } from '../src/routes'
import { anyone, evenings, everyone, keepsakes, noted, pictures, ringsIn } from '../src/screens/album/pages'

const HOUR = 3600

function game(number: number, began: number, more: Partial<AlbumGame> = {}): AlbumGame {
  const players = [
    { player: 1, name: 'Ana', colour: 'orange' as const, bot: false },
    { player: 2, name: 'Ben', colour: 'blue' as const, bot: false },
  ]
  const nothing = {
    scores: [1, 2],
    winners: [1],
    history: [[1, 2]],
    rounds: [{}],
    remarks: [],
    moments: [],
    readings: [],
    pictures: [],
  }
  return { number, game: 'dixit', began, ended: began + HOUR, players, others: [], ...nothing, ...more }
}

describe('an album', () => {
  it('tells evenings apart by the hours between them', () => {
    const games = [game(1, 0), game(2, 2 * HOUR), game(3, 20 * HOUR)]
    expect(evenings(games).map((one) => one.map(({ number }) => number))).toEqual([[1, 2], [3]])
    expect(evenings([])).toEqual([])
  })

  it('names everyone once, as they were called last', () => {
    const later = game(2, HOUR, { players: [{ player: 1, name: 'Anna', colour: 'pink', bot: false }] })
    expect(everyone([game(1, 0), later]).map(({ name }) => name)).toEqual(['Anna', 'Ben'])
  })

  it('shows the first picture of each game before the second of any', () => {
    const moment = { what: 'split', round: 1, seats: [0], count: 1, of: 2 }
    const of = (...cards: (number | null)[]) => ({ moments: cards.map((card) => ({ ...moment, card })) })
    const found = pictures([game(1, 0, of(5, null, 6)), game(2, 0, of(7, 5))])
    expect(found.map(({ card }) => card)).toEqual([5, 7, 6])
  })

  it('tells pictures of two own decks apart that have the same number', () => {
    const moments = [{ what: 'split', round: 1, seats: [0], count: 1, of: 2, card: 1001 }]
    const own = (number: number, key: string) => game(number, 0, { moments, pictures: [{ key }] })
    const found = pictures([own(1, 'a'), own(2, 'b'), own(3, 'a')])
    expect(found.map(({ own }) => own[0]?.key)).toEqual(['a', 'b'])
  })

  it('draws rings where people pointed in that round, in their colour', () => {
    const remark = { player: 2, round: 1, card: 9, note: '', at: [0.5, 0.25] as [number, number] }
    const played = game(1, 0, { remarks: [remark, { ...remark, at: null, card: 8 }] })
    expect(ringsIn(played, 1)(9)).toEqual([{ card: 9, at: [0.5, 0.25], colour: 'blue', key: '2' }])
    expect(ringsIn(played, 1)(8)).toEqual([])
    expect(ringsIn(played, 2)(9)).toEqual([])
    expect(anyone(played, 3)).toBeUndefined()
  })

  it('gathers what was written picture by picture, and those who wrote the same', () => {
    const remark = { player: 1, round: 1, card: 9, note: 'the cup', at: null }
    const remarks = [
      remark,
      { ...remark, card: 8, note: 'a hand' },
      { ...remark, player: 2 },
      { ...remark, player: 2, card: 7, note: '' },
      { ...remark, round: 2 },
    ]
    const found = noted(game(1, 0, { remarks }), 1)
    const said = found.map(({ card, notes }) => [card, notes.map(({ note, by }) => [note, by.map(({ name }) => name)])])
    expect(said).toEqual([
      [9, [['the cup', ['Ana', 'Ben']]]],
      [8, [['a hand', ['Ana']]]],
    ])
  })

  it('has a poster of moments that a picture shows and somebody can say', () => {
    const moment = { round: 1, seats: [0], count: 1, of: 2 }
    const moments = [
      { ...moment, what: 'split', card: 5 },
      { ...moment, what: 'unheard of', card: 6 },
      { ...moment, what: 'split', card: null },
    ]
    const pages = {
      theme: () => 'a clue',
      moment: ({ what }: { what: string }) => (what === 'split' ? 'Split' : undefined),
    }
    const found = keepsakes([game(1, 0, { moments })], new Map([['dixit', pages as never]]))
    expect(found.map(({ card, title, theme }) => [card, title, theme])).toEqual([[5, 'Split', 'a clue']])
  })
})

describe('the addresses of an album', () => {
  const secret = 'a'.repeat(32)

  it('are those of a table or of a link', () => {
    expect(read(Route.album('K7M2QX'))).toEqual({ name: 'album', key: 'K7M2QX' })
    expect(read(Route.album(secret))).toEqual({ name: 'album', key: secret })
    expect(read(Route.replay(secret, 3))).toEqual({ name: 'replay', key: secret, game: 3 })
    for (const path of ['/album', '/album/x', `/album/${secret}/0`, `/album/${secret}/x`, `/album/${secret}/1/2`])
      expect(read(path)).toEqual({ name: 'not_found' })
  })
})
