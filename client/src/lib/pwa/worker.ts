// The service worker: it keeps the page for the next visit, and rings while the page is closed.
import { BUILD } from '../build'
import './install.svelte'
import { preferences } from '../preferences.svelte'

/** Register it, and have it keep what this visit has needed: an instant second visit, also without a network. */
export async function register(): Promise<void> {
  if (!BUILD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    return // private windows and locked-down browsers have none: the page works without
  }
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({
    build: BUILD,
    language: preferences.get('language'),
    files: [...new Set(files.filter((path) => path.startsWith('/assets/')))],
  })
}
