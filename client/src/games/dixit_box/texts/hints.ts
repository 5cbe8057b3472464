// The hints of this game: apart from its other texts, for only a learner's page knows of them.
import type { HintTexts } from '.'
import { Texts } from '../../../lib/i18n/index.svelte'

export const HINTS = new Texts<HintTexts>(import.meta.glob('./*/hints.ts'))
