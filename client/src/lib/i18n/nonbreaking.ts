// Words that must not end a line: typographers tie them to the next one with a space that does not break.
import type { Language } from '../protocol'

// "2 of 3" is one thing to the eye.
const NUMBERS = /()(\d+ \S{1,3} )(?=\d)/g

// Czech ties numbers, too.
const SHORT: Partial<Record<Language, RegExp>> = {
  pl: /(^|[\s(„])((?:[aiouwz] )+)/gi,
  cs: /(^|[\s(„])((?:(?:[aikosuvz]|\d+) )+)/gi,
}

/** The same texts, with numbers that belong together, and this language's short words and what follows them, tied by
 * spaces that do not break. */
export function withNonbreakingSpaces<Area>(texts: Area, language: Language): Area {
  const short = SHORT[language]
  return tie(texts, short ? [NUMBERS, short] : [NUMBERS]) as Area
}

function tie(texts: unknown, ties: readonly RegExp[]): unknown {
  if (typeof texts === 'string') return ties.reduce(tieText, texts)
  if (typeof texts === 'function') return (...given: unknown[]) => tie(texts(...given), ties)
  if (Array.isArray(texts)) return texts.map((one) => tie(one, ties))
  if (texts === null || typeof texts !== 'object') return texts
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, tie(one, ties)]))
}

function tieText(text: string, pattern: RegExp): string {
  return text.replace(pattern, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'))
}
