// What is said wherever this game is played, with our cards or those of a box. The games' own texts include it.
import { Texts, type Translated } from '../../../lib/i18n/index.svelte'
import type game from './en/game'
import type { examples } from './en/rules'

export type SharedTexts = Translated<typeof game>
export type Case = keyof typeof examples

export const SHARED = new Texts<SharedTexts>(import.meta.glob('./*/game.ts'))

/** What the parts in this folder say, in the reader's language. */
export const texts = (): SharedTexts => SHARED.now
