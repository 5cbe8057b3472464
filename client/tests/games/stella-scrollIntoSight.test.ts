// What the scout may point at comes into sight by itself.
import { describe, expect, it } from 'vitest'
import { scrollDistance } from '../../src/games/stella/scrollIntoSight'

const FREE = { top: 100, bottom: 600 }
const at = (top: number) => ({ top, bottom: top + 170 })

describe('the way to the pictures of the scout', () => {
  it('is none while all are in sight', () => expect(scrollDistance([at(120), at(400)], FREE)).toBe(0))

  it('is none without a picture', () => expect(scrollDistance([], FREE)).toBe(0))

  it('leads down just as far as a picture behind the bar needs', () => expect(scrollDistance([at(500)], FREE)).toBe(70))

  it('leads up to a picture that has been scrolled away', () => expect(scrollDistance([at(-80)], FREE)).toBe(-180))

  it('leads to where most are seen', () => {
    expect(scrollDistance([at(110), at(700), at(880)], FREE)).toBe(450)
  })

  it('is none when enough are in sight', () => {
    expect(scrollDistance([at(110), at(700), at(880)], FREE, 1)).toBe(0)
    expect(scrollDistance([at(700), at(880)], FREE, 1)).toBe(450)
  })
})
