// The pictures: where they are, what they show, and fetching them before they are needed.
import { getContext, setContext } from 'svelte'
import { api } from './api'
import { t } from './i18n/index.svelte'
import { preferences } from './preferences.svelte'
import { DECK, type CardView, type DeckPictures, type Language, type PlayedPicture } from './protocol'

class Deck {
  private list = $state.raw<DeckPictures | null>(null)
  /** The cards of a deck of somebody's own that lies on the table: their numbers are above all of ours. */
  private own = $state.raw<readonly CardView[]>([])
  /** Which own deck that is; null: none, or one that was not fetched. */
  private ownDigest: string | null = null
  private byNumber = $derived(new Map([...(this.list?.cards ?? []), ...this.own].map((card) => [card.number, card])))
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

  /** Fetch the own deck that lies on a table, unless it is here; null: all pictures are ours. */
  async loadOwn(code: string, digest: string | null): Promise<void> {
    if (this.ownDigest === digest) return
    this.ownDigest = digest
    if (digest === null) return
    try {
      const { cards } = await api.ownDeck(code, digest)
      if (this.ownDigest === digest) this.own = cards
    } catch {
      // The next change at the table asks again.
      if (this.ownDigest === digest) this.ownDigest = null
    }
  }

  /** These are the pictures of the own deck from now on: those of a game that is shown once more. */
  setOwn(pictures: readonly PlayedPicture[]): void {
    this.ownDigest = null
    this.own = ownCards(pictures)
  }

  /** What is to be seen on a card, in words; where nobody has said it, which card it is. */
  describe(number: number, place?: number, card = this.card(number)): string {
    if (!card) return ''
    return card.description || t().viewer.picture(place ?? number - DECK.first + 1)
  }

  card(number: number): CardView | undefined {
    return this.byNumber.get(number)
  }

  get back(): DeckPictures['back'] | null {
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

/** The cards of an own deck, by the keys that its pictures are kept under. */
export const ownCards = (pictures: readonly PlayedPicture[]): CardView[] =>
  pictures.map(({ key, caption = '' }, place) => ({
    number: DECK.first + place,
    title: caption,
    description: caption,
    avif: `/pictures/own/${key}.avif`,
    webp: `/pictures/own/${key}.webp`,
    small: `/pictures/own/${key}-400.webp`,
    smallest: `/pictures/own/${key}-400.webp`,
  }))

const HERE = Symbol('pictures')

/** Within a component, these are the pictures of the own deck: on one page there may be several games, each with one. */
export const setOwnWithin = (pictures: () => readonly PlayedPicture[]): void =>
  void setContext(HERE, (number: number) => ownCards(pictures())[number - DECK.first])

/** A card as it is meant within this component. */
export function findCard(): (number: number) => CardView | undefined {
  const here = getContext<((number: number) => CardView | undefined) | undefined>(HERE)
  return (number) => here?.(number) ?? deck.card(number)
}
