// Reading addresses and codes.
import { describe, expect, it } from 'vitest'
import { read, readCode, Route, spell } from '../src/routes'

/** Of a link to an album: capitals and small letters differ. */
const SECRET = 'aB3'.repeat(10) + 'xY'

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/t/K7M2QX', { name: 'table', code: 'K7M2QX' }],
    ['/t/k7m-2qx', { name: 'table', code: 'K7M2QX' }],
    ['/t/K7M2QX/tv', { name: 'tv', code: 'K7M2QX' }],
    ['/me', { name: 'adopt' }],
    ['/about', { name: 'about' }],
    ['/decks', { name: 'decks', deck: null }],
    ['/decks/abc', { name: 'decks', deck: 'abc' }],
    ['/decks/a/b', { name: 'not_found' }],
    ['/album/k7m-2qx', { name: 'album', key: 'K7M2QX' }],
    [`/album/${SECRET}`, { name: 'album', key: SECRET }],
    [`/album/${SECRET.slice(1)}`, { name: 'not_found' }],
    ['/album/K7M2QX/3', { name: 'replay', key: 'K7M2QX', game: 3 }],
    [`/album/${SECRET}/12`, { name: 'replay', key: SECRET, game: 12 }],
    ['/album/K7M2QX/0', { name: 'not_found' }],
    ['/album/K7M2QX/3/4', { name: 'not_found' }],
    ['/how-to-play/stella', { name: 'guide', game: 'stella' }],
    ['/how-to-play/chess', { name: 'not_found' }],
    ['/t/K7M2QX/else', { name: 'not_found' }],
    ['/t/%E0%A4%A', { name: 'not_found' }],
  ])('%s', (path, place) => expect(read(path)).toEqual(place))

  it('finds its own way back', () => {
    expect(read(Route.tv('K7M2QX'))).toEqual({ name: 'tv', code: 'K7M2QX' })
    expect(read(Route.deck('abc'))).toEqual({ name: 'decks', deck: 'abc' })
    expect(read(Route.album(SECRET))).toEqual({ name: 'album', key: SECRET })
    expect(read(Route.replay('K7M2QX', 2))).toEqual({ name: 'replay', key: 'K7M2QX', game: 2 })
    expect(read(Route.guide('dixit'))).toEqual({ name: 'guide', game: 'dixit' })
  })
})

describe('codes', () => {
  it('are read however they are typed', () => expect(readCode(' k7m 2qx ')).toBe('K7M2QX'))
  it('have no letters that look like digits', () => expect(readCode('O0I1LL')).toBeNull())
  it('are spelled in two halves', () => expect(spell('K7M2QX')).toBe('K7M 2QX'))
})
