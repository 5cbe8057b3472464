// The words in the reader's language, or in any other. The box's words travel as keys that begin with '#', own
// ones as written.
import { api } from '../../lib/api'
import { preferences } from '../../lib/preferences.svelte'
import type { Language } from '../../lib/protocol'

/** Milliseconds after which words that did not come are asked for again: without them nobody can play. */
const AGAIN = 3_000

class Words {
  private printed = $state.raw<Partial<Record<Language, Record<string, string>>>>({})
  private asked = new Set<Language>()

  /** Fetch the words in a language, unless they are here. */
  async load(language: Language = preferences.get('language')): Promise<void> {
    if (this.asked.has(language)) return
    this.asked.add(language)
    try {
      const printed = await api.words(language)
      this.printed = { ...this.printed, [language]: printed }
    } catch {
      this.asked.delete(language)
      setTimeout(() => void this.load(language), AGAIN)
    }
  }

  show(word: string, language: Language = preferences.get('language')): string {
    return word.startsWith('#') ? (this.printed[language]?.[word] ?? '…') : word
  }

  /** The same word in each of these languages that is here; no word twice, and none that is the reader's own. */
  others(word: string, languages: Iterable<Language>): { language: Language; text: string }[] {
    const seen = new Set([this.show(word)])
    return [...new Set(languages)].flatMap((language) => {
      const text = word.startsWith('#') ? this.printed[language]?.[word] : undefined
      if (text === undefined || seen.has(text)) return []
      seen.add(text)
      return [{ language, text }]
    })
  }
}

export const words = new Words()
