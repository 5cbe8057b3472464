// The version handshake: which build this page is of, and how it becomes the newest when the server has another.

/** The server writes it into the page, and turns a page of another build away (`new_version`). */
export const BUILD = document.querySelector?.<HTMLMetaElement>('meta[name=build]')?.content ?? ''

const KEY = 'starlore-renewed'
/** Milliseconds in which loading anew a second time would not help either. */
const TOO_SOON = 15_000

/** Forget the kept page and load the newest one; false when that has just been tried in vain. */
export async function renew(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < TOO_SOON) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return false // without a memory it could go on for ever
  }
  if ('caches' in globalThis) await caches.delete('starlore')
  location.reload()
  return true
}
