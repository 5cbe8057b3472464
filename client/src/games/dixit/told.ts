// The clue as I read it: in my own language, where its teller knew how it is said there; else as it was told.
import { i18n } from '../../lib/i18n/index.svelte'
import type { ChairView, DixitWording, Language } from '../../lib/protocol'

interface Told {
  clue: string | null
  wordings?: readonly DixitWording[]
}

export function told({ clue, wordings = [] }: Told, language: Language = i18n.language): string | null {
  return wordings.find((one) => one.language === language)?.text ?? clue
}

/** The language of most people at a table: on the screen that all look at. */
export function mostSpoken(chairs: readonly Pick<ChairView, 'language'>[]): Language {
  const spoken = chairs.flatMap(({ language }) => language ?? [])
  const often = (language: Language) => spoken.filter((one) => one === language).length
  return spoken.reduce((best, one) => (often(one) > often(best) ? one : best), spoken[0] ?? i18n.language)
}
