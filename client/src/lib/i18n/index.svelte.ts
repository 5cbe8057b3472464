// The reader's messages. English is the source of their type; one language is loaded at a time.
import { preferences, type Language } from '../preferences.svelte'
import type { Messages } from './messages'

const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../locales/en'),
  bg: () => import('../locales/bg'),
  pl: () => import('../locales/pl'),
  et: () => import('../locales/et'),
  cs: () => import('../locales/cs'),
}

class I18n {
  private loaded = $state.raw<Messages | null>(null)
  language = $state<Language>('en')

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    this.loaded = (await LOADERS[language]()).default
    this.language = language
    document.documentElement.lang = language
    // So that the server can send the next page with this language's messages on their way.
    document.cookie = `starlore-language=${language}; path=/; max-age=31536000; samesite=lax`
    if (preferences.get('language') !== language) preferences.set('language', language)
  }

  get messages(): Messages {
    if (!this.loaded) throw new Error('no language is loaded yet')
    return this.loaded
  }

  /** Why the server has refused something. */
  refusal(code: string): string {
    const sentences: Record<string, string> = this.messages.refusals
    return sentences[code] ?? this.messages.refusals.unavailable
  }

  /** Names in a row, as this language writes them. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names)
  }
}

export const i18n = new I18n()

/** The messages in the reader's language. */
export function t(): Messages {
  return i18n.messages
}
