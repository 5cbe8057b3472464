// Words that must not end a line: typographers tie them to the next one with a space that does not break.
import type { Language } from '../protocol'

// Czech ties numbers, too.
const SHORT: Partial<Record<Language, RegExp>> = {
  pl: /(^|[\s(„])((?:[aiouwz] )+)/gi,
  cs: /(^|[\s(„])((?:(?:[aikosuvz]|\d+) )+)/gi,
}

/** The same texts, with this language's short words tied to what follows by spaces that do not break. */
export function withNonbreakingSpaces<Area>(texts: Area, language: Language): Area {
  const short = SHORT[language]
  return short ? (tie(texts, short) as Area) : texts
}

function tie(texts: unknown, short: RegExp): unknown {
  if (typeof texts === 'string')
    return texts.replace(short, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0'))
  if (typeof texts === 'function') return (...given: unknown[]) => tie(texts(...given), short)
  if (Array.isArray(texts)) return texts.map((one) => tie(one, short))
  if (texts === null || typeof texts !== 'object') return texts
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, tie(one, short)]))
}
