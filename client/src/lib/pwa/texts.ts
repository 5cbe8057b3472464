// What is said about being called. Fetched when it is needed.
import { Texts, type Translated } from '../i18n/index.svelte'
import type en from '../locales/en/calls'

export const calls = new Texts<Translated<typeof en>>(import.meta.glob('../locales/*/calls.ts'))
