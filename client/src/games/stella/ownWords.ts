// The table's own word cards, remembered by this browser for the next time.
import { GAME_FACTS } from '../../lib/protocol'
import { browserMemory } from '../../lib/storage'

type WordCard = [string, string]

const KEY = 'starlore-own-words'

export const ownWords = {
  recall(): WordCard[] {
    const kept = browserMemory.get<unknown>(KEY)
    return Array.isArray(kept) ? kept.filter(isWordCard).slice(0, GAME_FACTS.stella.own) : []
  },

  keep(cards: readonly WordCard[]): void {
    browserMemory.set(KEY, cards)
  },
}

function isWordCard(card: unknown): card is WordCard {
  return (
    Array.isArray(card) &&
    card.length === 2 &&
    card.every((word) => typeof word === 'string' && word.length <= GAME_FACTS.stella.word)
  )
}
