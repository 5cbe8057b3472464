// All texts of the games, by game: what `games/<slug>/texts/<language>/<area>.ts` holds.

export interface Translation {
  language: string
  texts: object
}

const FILES = import.meta.glob<{ default: object }>('../src/games/*/texts/*/*.ts', { eager: true })

/** One area of every game's texts, in every language. */
export function areas(area: string): Record<string, Translation[]> {
  const found: Record<string, Translation[]> = {}
  for (const [path, { default: texts }] of Object.entries(FILES)) {
    const [slug, , language, file] = path.split('/').slice(-4)
    if (file === `${area}.ts`) (found[slug!] ??= []).push({ language: language!, texts })
  }
  return found
}

/** What the pages about decks say, in every language. */
export const DECKS: Translation[] = Object.entries(
  import.meta.glob<{ default: object }>('../src/screens/decks/texts/*/decks.ts', { eager: true }),
).map(([path, { default: texts }]) => ({ language: path.split('/').at(-2)!, texts }))
