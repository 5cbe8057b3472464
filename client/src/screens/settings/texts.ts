// What is said about devices and about what is known of me. Fetched when it is shown.
import { Texts, type Translated } from '../../lib/i18n/index.svelte'
import type en from '../../lib/locales/en/devices'

export const devices = new Texts<Translated<typeof en>>(import.meta.glob('../../lib/locales/*/devices.ts'))
