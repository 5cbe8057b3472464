// The messages that belong to no game, each area of them in a file.
import type { Translated } from '../i18n/index.svelte'
import type en from './en'

export type Messages = Translated<typeof en>

/** A file for each language, fetched when it is spoken. */
export const FILES = import.meta.glob('./*/index.ts')
