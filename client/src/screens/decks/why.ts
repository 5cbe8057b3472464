// Why something was refused: what, and how much, where the server has said how much there may be.
import { i18n } from '../../lib/i18n/index.svelte'
import type { DeckLimits } from '../../lib/protocol'
import { texts } from './texts'

type Amount = keyof ReturnType<typeof texts>['amounts']

const LIMIT: Record<Amount, keyof DeckLimits> = {
  picture_too_many_bytes: 'file',
  picture_too_many_pixels: 'pixels',
  deck_full: 'pictures',
  too_many_decks: 'decks',
  quota_used_up: 'person',
}

export function sayWhy(code: string, limits: DeckLimits): string {
  return code in LIMIT ? texts().amounts[code as Amount](limits[LIMIT[code as Amount]]) : i18n.refusal(code)
}
