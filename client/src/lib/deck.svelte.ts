// The pictures: where they are, what they show, and fetching them before they are needed.
import { api } from './api'
import { preferences } from './preferences.svelte'
import type { CardView, DeckView, Language } from './protocol'

class Deck {
  private list = $state.raw<DeckView | null>(null)
  private byNumber = $derived(new Map(this.list?.cards.map((card) => [card.number, card])))
  private language: Language | null = null
  private fetched = new Map<string, HTMLImageElement>()

  /** Fetch the list in the reader's language, unless it is here. */
  async load(): Promise<void> {
    const language = preferences.get('language')
    if (this.language === language) return
    this.language = language
    try {
      const list = await api.deck(language)
      if (this.language === language) this.list = list
    } catch {
      if (this.language === language) this.language = null
    }
  }

  card(number: number): CardView | undefined {
    return this.byNumber.get(number)
  }

  get back(): DeckView['back'] | null {
    return this.list?.back ?? null
  }

  /** Preload pictures that will be looked at soon; the large ones with low priority. */
  preload(numbers: readonly number[]): void {
    for (const number of numbers) {
      const card = this.card(number)
      if (!card) continue
      this.fetch(card.small)
      this.fetch(card.avif, 'low')
    }
  }

  private fetch(address: string, priority: 'auto' | 'low' = 'auto'): void {
    if (this.fetched.has(address)) return
    const image = new Image()
    image.fetchPriority = priority
    image.decoding = 'async'
    image.src = address
    this.fetched.set(address, image)
  }
}

export const deck = new Deck()
