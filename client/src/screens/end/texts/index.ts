// What the check of the deal says: fetched when somebody wants to know.
import { Texts, type Translated } from '../../../lib/i18n/index.svelte'
import type fair from './en/fair'

export const FAIR = new Texts<Translated<typeof fair>>(import.meta.glob('./*/fair.ts'))
