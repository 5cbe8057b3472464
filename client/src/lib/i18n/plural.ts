// Counting by each language's own rules.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Returns a function that writes a number with the right form of a noun: counting('pl', {...})(5) is "5 punktów". */
export function counting(language: string, forms: Forms): (count: number) => string {
  const choose = choosing(language, forms)
  return (count) => `${count}\u00a0${choose(count)}`
}

/** Returns a function that picks the form for a number, without the number. */
export function choosing(language: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language)
  return (count) => forms[rules.select(Math.abs(count))] ?? forms.other
}
