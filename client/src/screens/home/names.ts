// A name for whoever has not told us theirs, so that playing needs no typing at all.
import { tabMemory } from '../../lib/storage'

const KEY = 'starlore-suggested'

/** One of these names, and the same one as long as the tab is open: nobody becomes another by looking at a rule. */
export function suggestName(names: readonly string[]): string {
  const which = tabMemory.get<number>(KEY) ?? Math.floor(Math.random() * 1e6)
  tabMemory.set(KEY, which)
  return names[which % names.length] ?? ''
}
