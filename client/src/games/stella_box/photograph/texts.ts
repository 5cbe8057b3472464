// What is said while the cards are photographed. Fetched when somebody wants to.
import { Texts, type Translated } from '../../../lib/i18n/index.svelte'
import type en from '../texts/en/photograph'

export const PHOTOGRAPH = new Texts<Translated<typeof en>>(import.meta.glob('../texts/*/photograph.ts'))
