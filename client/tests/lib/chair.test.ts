// Who plays for a chair.
import { describe, expect, it } from 'vitest'
import type { ChairView } from '../../src/lib/protocol'
import { absence, hasPerson, seatOf } from '../../src/lib/table/chair'

const chair = (change: Partial<ChairView>) => ({ seat: 2, plays: 'person', away: null, ...change }) as ChairView

describe('a chair', () => {
  it('has a seat in the game while its person plays for themselves, here or away', () => {
    expect(seatOf(chair({}))).toBe(2)
    expect(seatOf(chair({ away: 1700 }))).toBe(2)
    for (const plays of ['bot', 'stand_in', 'nobody'] as const) expect(seatOf(chair({ plays }))).toBeNull()
    expect(seatOf(undefined)).toBeNull()
  })

  it('says why nobody answers', () => {
    expect(absence(chair({}))).toBeNull()
    expect(absence(chair({ away: 1700 }))).toBe('away')
    expect(absence(chair({ plays: 'nobody' }))).toBe('gone')
    expect(absence(chair({ plays: 'stand_in', away: 1700 }))).toBe('stand_in')
  })

  it('is a person’s when no bot plays there', () => {
    const people = (['person', 'nobody', 'bot', 'stand_in'] as const).filter((plays) => hasPerson(chair({ plays })))
    expect(people).toEqual(['person', 'nobody'])
  })
})
