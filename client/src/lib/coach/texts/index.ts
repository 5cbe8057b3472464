// The hints in the reader's language, fetched when the first one is needed.
import type { Language } from '../../preferences.svelte'
import type { Texts } from './type'

export type { HintName, Texts } from './type'

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./en'),
  bg: () => import('./bg'),
  pl: () => import('./pl'),
  et: () => import('./et'),
  cs: () => import('./cs'),
}

export async function hintTexts(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default as Texts
}
