// What a person at the table is told in passing.
import { describe, expect, it } from 'vitest'
import type { ChairView, TableView } from '../../src/lib/protocol'
import { announcements } from '../../src/lib/table/announcements'

const chair = (player: number, name: string, plays: ChairView['plays'] = 'person'): ChairView =>
  ({ player, name, plays, seat: player - 1, away: null }) as ChairView
const table = (you: number, owner: number, ...chairs: ChairView[]): TableView => ({ you, owner, chairs }) as TableView

const before = table(1, 2, chair(1, 'Ada'), chair(2, 'Bea'), chair(3, 'Cleo'))

describe('in passing', () => {
  it('is told to me that my time was up', () => {
    const news = [{ what: 'time_ran_out', seat: 0 }]
    expect(announcements(news, before, before)).toEqual([{ what: 'time_was_up', name: null }])
  })

  it('is told whose time was up', () => {
    const news = [{ what: 'time_ran_out', seat: 2 }]
    expect(announcements(news, before, before)).toEqual([{ what: 'time_was_up', name: 'Cleo' }])
  })

  it('is told to everyone who has left, and who is the host now', () => {
    const after = table(1, 3, chair(1, 'Ada'), chair(2, 'Bea', 'nobody'), chair(3, 'Cleo'))
    expect(announcements([], after, before)).toEqual([
      { what: 'has_left', name: 'Bea' },
      { what: 'new_host', name: 'Cleo' },
    ])
  })

  it('is not told who has left when a notice above the table says so', () => {
    const after = table(1, 2, chair(1, 'Ada'), chair(2, 'Bea'), chair(3, 'Cleo', 'nobody'))
    expect(announcements([], { ...after, playing: 'dixit' }, before)).toEqual([])
    const withTheBox = { ...after, playing: 'dixit_box' as const }
    expect(announcements([], withTheBox, before)).toEqual([{ what: 'has_left', name: 'Cleo' }])
  })

  it('is told to me that I am the host', () => {
    const after = { ...before, owner: 1 }
    expect(announcements([], after, before)).toEqual([{ what: 'new_host', name: null }])
  })

  it('is nothing on coming in', () => {
    expect(announcements([{ what: 'time_ran_out', seat: 0 }], before, null)).toEqual([])
  })
})
