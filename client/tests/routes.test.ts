// Reading addresses and codes.
import { describe, expect, it } from 'vitest'
import { read, readCode, Route, spell } from '../src/routes'

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/t/K7M2QX', { name: 'table', code: 'K7M2QX' }],
    ['/t/k7m-2qx', { name: 'table', code: 'K7M2QX' }],
    ['/t/K7M2QX/tv', { name: 'tv', code: 'K7M2QX' }],
    ['/me', { name: 'adopt' }],
    ['/about', { name: 'about' }],
    ['/how-to-play/stella', { name: 'guide', game: 'stella' }],
    ['/how-to-play/chess', { name: 'not_found' }],
    ['/t/K7M2QX/else', { name: 'not_found' }],
    ['/t/%E0%A4%A', { name: 'not_found' }],
  ])('%s', (path, place) => expect(read(path)).toEqual(place))

  it('finds its own way back', () => {
    expect(read(Route.tv('K7M2QX'))).toEqual({ name: 'tv', code: 'K7M2QX' })
    expect(read(Route.guide('dixit'))).toEqual({ name: 'guide', game: 'dixit' })
  })
})

describe('codes', () => {
  it('are read however they are typed', () => expect(readCode(' k7m 2qx ')).toBe('K7M2QX'))
  it('have no letters that look like digits', () => expect(readCode('O0I1LL')).toBeNull())
  it('are spelled in two halves', () => expect(spell('K7M2QX')).toBe('K7M 2QX'))
})
