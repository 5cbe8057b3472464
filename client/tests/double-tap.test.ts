// What the second tap of a double tap may do.
import { describe, expect, it } from 'vitest'
import { isStrayTap, type Tap } from '../src/lib/doubleTap'

const vote: Tap = { at: 1000, x: 100, y: 200, on: 'dial', said: 'Vote' }

describe('the second tap of a double tap', () => {
  it('is not for what has come under the finger since the first', () => {
    expect(isStrayTap(vote, { ...vote, at: 1150, y: 204, on: 'picture' })).toBe(true)
  })

  it('is not for a button that means something else now', () => {
    expect(isStrayTap(vote, { ...vote, at: 1150, said: 'Take it back' })).toBe(true)
  })

  it('is for the same button that says the same', () => {
    expect(isStrayTap(vote, { ...vote, at: 1150 })).toBe(false)
  })
})

describe('a tap of its own', () => {
  it('comes later', () => {
    expect(isStrayTap(vote, { ...vote, at: 1600, on: 'picture' })).toBe(false)
  })

  it('is elsewhere', () => {
    expect(isStrayTap(vote, { ...vote, at: 1150, x: 160, on: 'picture' })).toBe(false)
  })
})
