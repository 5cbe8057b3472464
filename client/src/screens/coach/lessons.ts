// Which tables are lessons, and what has come up and been read at them. Kept for as long as this tab is open.
import type { Slug } from '../../lib/protocol'

interface Lesson {
  game: Slug
  /** Which hints have been read. */
  learnt: string[]
  /** Which could have been. */
  met: string[]
}

const key = (code: string) => `starlore-lesson-${code}`

function write(code: string, lesson: Lesson): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(lesson))
  } catch {
    // Storage is blocked: the table is an ordinary one, with the ordinary hints.
  }
}

export const lessons = {
  begin(code: string, game: Slug): void {
    write(code, { game, learnt: [], met: [] })
  },

  /** The lesson at this table; null when it is an ordinary game. */
  at(code: string): Lesson | null {
    try {
      return JSON.parse(sessionStorage.getItem(key(code)) ?? 'null') as Lesson | null
    } catch {
      return null
    }
  },

  keep(code: string, done: Omit<Lesson, 'game'>): void {
    const lesson = lessons.at(code)
    if (lesson) write(code, { ...lesson, ...done })
  },

  end(code: string): void {
    sessionStorage.removeItem(key(code))
  },
}
