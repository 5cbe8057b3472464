// Stella's words in the reader's language. The box's words travel as keys that begin with '#', own ones as written.
import { api } from './api'
import { preferences, type Language } from './preferences.svelte'

class Words {
  private printed = $state.raw<Record<string, string>>({})
  private language: Language | null = null

  /** Fetch the words in the reader's language, unless they are here. */
  async load(): Promise<void> {
    const language = preferences.get('language')
    if (this.language === language) return
    this.language = language
    try {
      const printed = await api.words(language)
      if (this.language === language) this.printed = printed
    } catch {
      if (this.language === language) this.language = null
    }
  }

  show(word: string): string {
    return word.startsWith('#') ? (this.printed[word] ?? '…') : word
  }
}

export const words = new Words()
