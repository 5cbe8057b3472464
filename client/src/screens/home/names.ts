// A name for whoever has not told us theirs, so that playing needs no typing at all.
const KEY = 'starlore-suggested'

/** One of these names, and the same one as long as the tab is open: nobody becomes another by looking at a rule. */
export function suggestName(names: readonly string[]): string {
  const which = remembered() ?? Math.floor(Math.random() * 1e6)
  try {
    sessionStorage.setItem(KEY, String(which))
  } catch {
    // Storage is blocked: the next page suggests another name.
  }
  return names[which % names.length] ?? ''
}

function remembered(): number | null {
  try {
    const kept = Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10)
    return Number.isNaN(kept) ? null : kept
  } catch {
    return null
  }
}
