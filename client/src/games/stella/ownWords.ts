// The table's own word cards, remembered by this browser for the next time.
import { GAMES } from '../../lib/protocol'

type WordCard = [string, string]

const KEY = 'starlore-own-words'

export const ownWords = {
  recall(): WordCard[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isWordCard).slice(0, GAMES.stella.own) : []
    } catch {
      return []
    }
  },

  keep(cards: readonly WordCard[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(cards))
    } catch {
      // Storage is blocked: they must be written again the next time.
    }
  },
}

function isWordCard(card: unknown): card is WordCard {
  return (
    Array.isArray(card) &&
    card.length === 2 &&
    card.every((word) => typeof word === 'string' && word.length <= GAMES.stella.word)
  )
}
