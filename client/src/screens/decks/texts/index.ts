// What the pages about decks say, fetched when they are opened.
import { Texts, type Translated } from '../../../lib/i18n/index.svelte'
import type decks from './en/decks'

export const DECKS = new Texts<Translated<typeof decks>>(import.meta.glob('./*/decks.ts'))

/** The texts in the reader's language. */
export const texts = (): Translated<typeof decks> => DECKS.now
