// The clue as I read it: in my own language, where its teller knew how it is said there; else as it was told.
import { i18n } from '../../lib/i18n/index.svelte'
import type { DixitWording, Language } from '../../lib/protocol'

interface Told {
  clue: string | null
  wordings?: readonly DixitWording[]
}

export function told({ clue, wordings = [] }: Told, language: Language = i18n.language): string | null {
  return wordings.find((one) => one.language === language)?.text ?? clue
}
