// Which tables are lessons, and what has come up and been read at them. Kept for as long as this tab is open.
import type { Slug } from '../../lib/protocol'
import { tabMemory } from '../../lib/storage'

interface Lesson {
  game: Slug
  /** Which hints have been read. */
  learnt: string[]
  /** Which could have been. */
  met: string[]
}

const key = (code: string) => `starlore-lesson-${code}`

export const lessons = {
  begin(code: string, game: Slug): void {
    tabMemory.set(key(code), { game, learnt: [], met: [] } satisfies Lesson)
  },

  /** The lesson at this table; null when it is an ordinary game. */
  at: (code: string): Lesson | null => tabMemory.get<Lesson>(key(code)),

  keep(code: string, done: Omit<Lesson, 'game'>): void {
    const lesson = lessons.at(code)
    if (lesson) tabMemory.set(key(code), { ...lesson, ...done })
  },
}
