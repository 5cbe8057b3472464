// What the page about privacy, licences and contact says. Fetched when it is shown.
import { Texts, type Translated } from '../../lib/i18n/index.svelte'
import type en from '../../lib/locales/en/about'

export const about = new Texts<Translated<typeof en>>(import.meta.glob('../../lib/locales/*/about.ts'))
