// What becomes of the pictures of a deck while it is being made.
import { describe, expect, it } from 'vitest'
import type { OwnPicture } from '../../src/lib/protocol'
import { inOrder, movedBy, withPicture } from '../../src/screens/decks/arranging'

const picture = (id: string, caption = '') => ({ id, caption }) as OwnPicture
const ids = (pictures: readonly OwnPicture[]) => pictures.map((one) => one.id).join('')
const three = [picture('a'), picture('b'), picture('c')]

describe('the pictures of a deck', () => {
  it('get a new one as the last', () => expect(ids(withPicture(three, picture('d')))).toBe('abcd'))

  it('keep the place of one that is replaced', () => {
    const after = withPicture(three, picture('b', 'a boat'))
    expect(ids(after)).toBe('abc')
    expect(after[1]!.caption).toBe('a boat')
  })

  it('are moved by places', () => {
    expect(movedBy(three, 0, 1).join('')).toBe('bac')
    expect(movedBy(three, 2, -2).join('')).toBe('cab')
  })

  it('stand in an order, with what has arrived since at the end', () =>
    expect(ids(inOrder([...three, picture('d')], ['c', 'b', 'a']))).toBe('cbad'))
})
