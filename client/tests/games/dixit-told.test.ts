// Everyone reads a clue in their own language, where its teller knew how it is said there.
import { describe, expect, it } from 'vitest'
import type { DixitWording } from '../../src/lib/protocol'
import { mostSpoken, told } from '../../src/games/dixit/told'

const wordings: DixitWording[] = [
  { language: 'cs', text: 'Skoro doma' },
  { language: 'pl', text: 'Prawie w domu' },
]

describe('a clue', () => {
  it('is read in my own language', () => {
    expect(told({ clue: 'Almost home', wordings }, 'pl')).toBe('Prawie w domu')
  })

  it('stays as it was told where nobody knows how it is said', () => {
    expect(told({ clue: 'Almost home', wordings }, 'et')).toBe('Almost home')
    expect(told({ clue: 'Almost home' }, 'pl')).toBe('Almost home')
    expect(told({ clue: null }, 'pl')).toBeNull()
  })

  it('is shown on the television in the language of most people', () => {
    expect(mostSpoken([{ language: 'en' }, { language: null }, { language: 'pl' }, { language: 'pl' }])).toBe('pl')
    expect(mostSpoken([{ language: 'bg' }, { language: 'pl' }])).toBe('bg')
  })
})
