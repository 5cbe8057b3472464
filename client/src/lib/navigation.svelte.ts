// Where the reader is. Links inside the client move without loading the page again, and Back closes what lies open.
import { read, type Place } from '../routes'

/** An entry of the history on top of the page's own: going back from it closes a layer, and leaves the page alone. */
const SENTINEL = { layer: true }
const onSentinel = (): boolean => (history.state as typeof SENTINEL | null)?.layer === true

class Navigation {
  path = $state(location.pathname)
  readonly place: Place = $derived(read(this.path))
  /** How to close what lies open over the page, uppermost last; each says whether it still was open. */
  private layers: (() => boolean)[] = []
  /** Asks before the page is left; null: it may be left. */
  private ask: (() => void) | null = null
  /** The fragment of the entry beneath the one on top. */
  private beneath = onSentinel() ? location.hash : ''

  constructor() {
    addEventListener('popstate', () => this.back())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, { replace = false } = {}): void {
    if (replace || onSentinel()) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.layers = []
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** Something lies open that Back closes; returns how to say that it is closed. */
  layer(close: () => boolean): () => void {
    this.layers.push(close)
    this.hold()
    return () => (this.layers = this.layers.filter((other) => other !== close))
  }

  /** From now on Back asks before it leaves this page (null: no more). */
  guard(ask: (() => void) | null): void {
    this.ask = ask
    this.hold()
  }

  /** Let Back have something to go back from. */
  private hold(): void {
    if ((this.layers.length === 0 && !this.ask) || onSentinel()) return
    this.beneath = location.hash
    history.pushState(SENTINEL, '')
  }

  private back(): void {
    if (location.pathname !== this.path) {
      this.layers = []
      this.ask = null
      this.path = location.pathname
      return
    }
    if (onSentinel()) return
    // Nobody went back: a link with a secret was opened at the address where this page is already.
    if (location.hash.length > 1 && location.hash !== this.beneath) return location.reload()
    if (!this.closeUppermost()) {
      // What lay open was closed in another way: this entry was only left over from it.
      if (!this.ask) return history.back()
      this.ask()
    }
    this.hold()
  }

  /** Close the uppermost layer; false: nothing is open any more (a dialog reports its closing a moment later). */
  private closeUppermost(): boolean {
    for (let close = this.layers.pop(); close; close = this.layers.pop()) if (close()) return true
    return false
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (read(link.pathname).name === 'not_found') return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const navigation = new Navigation()
