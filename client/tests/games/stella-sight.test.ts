// What the scout may point at comes into sight by itself.
import { describe, expect, it } from 'vitest'
import { way } from '../../src/games/stella/sight'

const FREE = { top: 100, bottom: 600 }
const at = (top: number) => ({ top, bottom: top + 170 })

describe('the way to the pictures of the scout', () => {
  it('is none while all are in sight', () => expect(way([at(120), at(400)], FREE)).toBe(0))

  it('is none without a picture', () => expect(way([], FREE)).toBe(0))

  it('leads down just as far as a picture behind the bar needs', () => expect(way([at(500)], FREE)).toBe(70))

  it('leads up to a picture that has been scrolled away', () => expect(way([at(-80)], FREE)).toBe(-180))

  it('leads to where most are seen', () => {
    expect(way([at(110), at(700), at(880)], FREE)).toBe(450)
  })

  it('is none when enough are in sight', () => {
    expect(way([at(110), at(700), at(880)], FREE, 1)).toBe(0)
    expect(way([at(700), at(880)], FREE, 1)).toBe(450)
  })
})
