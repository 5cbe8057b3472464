// How did you see that? What people point out in the pictures of a round, fetched when one is over.
import { Texts, type Translated } from '../i18n/index.svelte'
import type en from '../locales/en/remarks'

export const REMARKS = new Texts<Translated<typeof en>>(import.meta.glob('../locales/*/remarks.ts'))

/** The part of a scored round's screen in which its pictures are talked about. */
export async function remarks(): Promise<typeof import('./Remarks.svelte')> {
  const [part] = await Promise.all([import('./Remarks.svelte'), REMARKS.load()])
  return part
}
