// What one person likes, kept in this browser.
import { LANGUAGES, type Colour, type Language } from './protocol'
import { browserMemory } from './storage'

export type Theme = 'system' | 'dark' | 'light'

/** Every language under its own name. */
export const ENDONYMS: Record<Language, string> = {
  en: 'English',
  bg: 'Български',
  pl: 'Polski',
  et: 'Eesti',
  cs: 'Čeština',
}

const KEY = 'starlore'

interface Kept {
  language: Language
  name: string
  colour: Colour | null
  theme: Theme
  sound: boolean
  vibration: boolean
  notifications: boolean
  /** When no call may come, in minutes of the day. */
  quiet: [number, number] | null
  /** It was offered in the lobby how to be called, and in a slow game that calls come while the page is closed. */
  offered: boolean
  slowOffered: boolean
  /** The chat stands beside the table, where there is room. */
  docked: boolean
  hints: boolean
  hintsSeen: string[]
}

const FIRST: Kept = {
  language: wished(),
  name: '',
  colour: null,
  theme: 'system',
  sound: false,
  vibration: false,
  notifications: false,
  quiet: [22 * 60, 8 * 60],
  offered: false,
  slowOffered: false,
  docked: false,
  hints: true,
  hintsSeen: [],
}

/** The first of the browser's languages that we speak. */
function wished(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en'
}

function remembered(): Kept {
  const kept = { ...FIRST, ...browserMemory.get<Partial<Kept>>(KEY) }
  return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: FIRST.language }
}

class Preferences {
  private kept = $state(remembered())
  private systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.systemDark = event.matches
      this.paint()
    })
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.kept = remembered()
    })
    this.paint()
  }

  /** The theme as it is shown. */
  get shownTheme(): 'dark' | 'light' {
    if (this.kept.theme !== 'system') return this.kept.theme
    return this.systemDark ? 'dark' : 'light'
  }

  get<Key extends keyof Kept>(key: Key): Kept[Key] {
    return this.kept[key]
  }

  set<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
    this.kept[key] = value
    browserMemory.set(KEY, this.kept)
    if (key === 'theme') this.paint()
  }

  /** A hint has been read and need not be shown again. */
  seeHint(name: string): void {
    if (!this.kept.hintsSeen.includes(name)) this.set('hintsSeen', [...this.kept.hintsSeen, name])
  }

  /** Whether a first-time hint is to be shown. */
  wantsHint(name: string): boolean {
    return this.kept.hints && !this.kept.hintsSeen.includes(name)
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.shownTheme
  }
}

export const preferences = new Preferences()
