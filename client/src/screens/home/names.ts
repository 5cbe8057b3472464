// A name for whoever has not told us theirs, so that playing needs no typing at all.
export function suggestName(names: readonly string[]): string {
  return names[Math.floor(Math.random() * names.length)] ?? ''
}
