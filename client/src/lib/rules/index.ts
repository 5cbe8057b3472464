// The rules in the reader's language, fetched when they are read.
import type { Language } from '../preferences.svelte'
import type en from './en.json'

export type Rules = typeof en

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./en.json'),
  bg: () => import('./bg.json'),
  pl: () => import('./pl.json'),
  et: () => import('./et.json'),
  cs: () => import('./cs.json'),
}

export async function rules(language: Language): Promise<Rules> {
  return (await LOADERS[language]()).default as Rules
}
