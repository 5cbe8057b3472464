// The texts of this game, each area of them fetched when it is needed.
import { Texts, type Translated } from '../../../lib/i18n/index.svelte'
import { SHARED } from '../../../rulebook/dixit/texts'
import type { Rules } from '../../game'
import type game from './en/game'
import type hints from './en/hints'
import type rules from './en/rules'

export type GameTexts = Translated<typeof game>
export type HintTexts = Translated<typeof hints>
export type HintName = keyof HintTexts
export type Case = keyof (typeof rules)['examples']
export type RulesTexts = Rules<Case>

export const GAME = new Texts<GameTexts>(import.meta.glob('./*/game.ts'), SHARED)
export const RULES = new Texts<RulesTexts>(import.meta.glob('./*/rules.ts'))

/** What the screens of this game say, in the reader's language. */
export const texts = (): GameTexts => GAME.now
