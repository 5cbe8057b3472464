// What the album says.
import { Texts, type Translated } from '../../lib/i18n/index.svelte'
import type en from '../../lib/locales/en/album'

export const ALBUM = new Texts<Translated<typeof en>>(import.meta.glob('../../lib/locales/*/album.ts'))

/** The album's texts, in the reader's language. */
export const say = (): Translated<typeof en> => ALBUM.now
