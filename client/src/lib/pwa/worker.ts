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
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  // A prerendered page has its styles within it and only names their files; the kept page fetches them.
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href)
  const files = [...fetched, ...styles].map((address) => new URL(address).pathname)
  active?.postMessage({
    build: BUILD,
    language: preferences.get('language'),
    files: [...new Set(files.filter((path) => path.startsWith('/assets/')))],
  })
}
