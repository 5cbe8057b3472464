// The server went back to an earlier moment (a backup was restored): nothing that this page knows counts any more.
const ROLLED_BACK = 'starlore-went-back'

/** Load the page anew, and remember why. */
export function reloadAfterRollback(): void {
  try {
    sessionStorage.setItem(ROLLED_BACK, '1')
  } catch {
    // Storage is blocked: the table is shown as it is, without a word.
  }
  location.reload()
}

/** Whether the page was loaded anew because the server went back; says so once. */
export function wasRolledBack(): boolean {
  try {
    const so = sessionStorage.getItem(ROLLED_BACK) !== null
    sessionStorage.removeItem(ROLLED_BACK)
    return so
  } catch {
    return false
  }
}
