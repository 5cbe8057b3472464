// Internationalisation: texts in the reader's language. English is the source of their type; only one language is
// fetched, and each area of the texts when it is first needed.
import { FILES, type Messages } from '../locales'
import { preferences } from '../preferences.svelte'
import type { Language } from '../protocol'
import { withNonbreakingSpaces } from './nonbreaking'

/** The type of a translation: the same keys, the same arguments, other words. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }

/** What `import.meta.glob` gives: a file for each language, at `<language>/<area>.ts`. */
type Files = Record<string, () => Promise<unknown>>

/** The texts of one area. */
export class Texts<Area extends object> {
  private shown = $state.raw<Area | null>(null)
  private language: Language | null = null

  /** `also`: other texts that are always needed with these. */
  constructor(
    private readonly files: Files,
    private readonly also: Texts<object> | null = null,
  ) {}

  /** Fetch the texts in the reader's language, unless they are here. */
  async load(): Promise<void> {
    await Promise.all([this.loadOwn(), this.also?.load()])
  }

  private async loadOwn(): Promise<void> {
    i18n.areas.add(this)
    // The reader may choose another language while these are on their way.
    while (this.language !== i18n.language) {
      const language = i18n.language
      this.show(await this.fetch(language), language)
    }
  }

  get ready(): boolean {
    return this.shown !== null && (this.also?.ready ?? true)
  }

  /** Fetch these texts together with something that needs them. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    const [found] = await Promise.all([part, this.load()])
    return found
  }

  /** The texts, once they have been loaded. */
  get now(): Area {
    if (this.shown === null) throw new Error('these texts have not been loaded yet')
    return this.shown
  }

  async fetch(language: Language): Promise<Area> {
    const path = Object.keys(this.files).find((path) => path.includes(`/${language}/`))
    if (path === undefined) throw new Error(`there are no such texts in ${language}`)
    return withNonbreakingSpaces(((await this.files[path]!()) as { default: Area }).default, language)
  }

  show(texts: Area, language: Language): void {
    this.shown = texts
    this.language = language
  }
}

class I18n {
  language = $state<Language>('en')
  /** All texts that are in use, and so change when the language does. */
  readonly areas = new Set<Texts<object>>()
  private wanted: Language = 'en'

  constructor() {
    // Chosen in another tab: this one follows.
    addEventListener('storage', () => {
      const language = preferences.get('language')
      if (this.wanted !== language) void this.speak(language)
    })
  }

  /** Speak this language from now on: everything changes at once, when all of it is here. */
  async speak(language: Language): Promise<void> {
    this.wanted = language
    this.areas.add(messages)
    const areas = [...this.areas]
    const texts = await Promise.all(areas.map((area) => area.fetch(language)))
    if (this.wanted !== language) return
    areas.forEach((area, index) => area.show(texts[index]!, language))
    this.language = language
    document.documentElement.lang = language
    // So that the server can send the next page with this language's messages on their way.
    document.cookie = `starlore-language=${language}; path=/; max-age=31536000; samesite=lax`
    if (preferences.get('language') !== language) preferences.set('language', language)
  }

  /** Why the server has refused something. A game has sentences of its own for what only it refuses. */
  refusal(code: string): string {
    for (const area of this.areas) {
      const { refusals } = (area.ready ? area.now : {}) as { refusals?: Record<string, string> }
      if (refusals?.[code] !== undefined) return refusals[code]
    }
    return messages.now.refusals.unavailable
  }

  /** How dates and lists are written: our English is British. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language
  }

  /** Names in a row, as this language writes them. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(names)
  }
}

export const i18n = new I18n()

const messages = new Texts<Messages>(FILES)

/** The messages in the reader's language. */
export function t(): Messages {
  return messages.now
}
