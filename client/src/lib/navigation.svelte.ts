// Where the reader is. Links inside the client move without loading the page again.
import { read, type Place } from '../routes'

class Navigation {
  path = $state(location.pathname)
  readonly place: Place = $derived(read(this.path))

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (read(link.pathname).name === 'nowhere') return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const navigation = new Navigation()
