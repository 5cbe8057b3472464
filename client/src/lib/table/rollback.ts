// The server went back to an earlier moment (a backup was restored): nothing that this page knows counts any more.
import { tabMemory } from '../storage'

const ROLLED_BACK = 'starlore-went-back'

/** Load the page anew, and remember why. */
export function reloadAfterRollback(): void {
  tabMemory.set(ROLLED_BACK, true)
  location.reload()
}

/** Whether the page was loaded anew because the server went back; says so once. */
export function wasRolledBack(): boolean {
  const so = tabMemory.get(ROLLED_BACK) !== null
  tabMemory.remove(ROLLED_BACK)
  return so
}
