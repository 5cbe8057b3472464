// Back closes what lies open, asks before the page is left, and otherwise goes back. The history is a fake one.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's history of entries, with the address of the one that it is at. */
class FakeHistory {
  entries: { path: string; state: unknown }[] = [
    { path: '/about', state: null },
    { path: '/', state: null },
  ]
  at = 1
  onpop: () => void = () => undefined

  get here() {
    return this.entries[this.at]!
  }

  get state(): unknown {
    return this.here.state
  }

  pushState(state: unknown, _: string, path = this.here.path): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { path, state }]
    this.at += 1
  }

  replaceState(state: unknown, _: string, path = this.here.path): void {
    this.entries[this.at] = { path, state }
  }

  /** A link to where this page is already, with another fragment: the page stays, and is told. */
  open(path: string): void {
    this.pushState(null, '', path)
    this.onpop()
  }

  back(): void {
    this.at -= 1
    this.onpop()
  }
}

let history: FakeHistory
const reload = vi.fn()

beforeEach(() => {
  history = new FakeHistory()
  reload.mockClear()
  vi.resetModules() // each test is a page of its own
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get pathname() {
      return history.here.path.split('#')[0]
    },
    get hash() {
      return /#.+/.exec(history.here.path)?.[0] ?? ''
    },
    reload,
  })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('addEventListener', (what: string, listener: () => void) => {
    if (what === 'popstate') history.onpop = listener
  })
})

afterEach(() => vi.unstubAllGlobals())

const load = async () => (await import('../../src/lib/navigation.svelte')).navigation

describe('Back', () => {
  it('goes back to the page before', async () => {
    const navigation = await load()
    navigation.go('/decks')
    history.back()
    expect(navigation.place).toEqual({ name: 'home' })
  })

  it('closes what lies open, uppermost first, and leaves the page alone', async () => {
    const navigation = await load()
    const closed: string[] = []
    navigation.layer(() => closed.push('sheet') > 0)
    navigation.layer(() => closed.push('viewer') > 0)
    history.back()
    expect(closed).toEqual(['viewer'])
    history.back()
    expect(closed).toEqual(['viewer', 'sheet'])
    expect(navigation.path).toBe('/')
    history.back()
    expect(navigation.path).toBe('/about')
  })

  it('is pressed only once where a layer was closed in another way', async () => {
    const navigation = await load()
    const close = vi.fn()
    navigation.layer(close)()
    history.back()
    expect(close).not.toHaveBeenCalled()
    expect(navigation.path).toBe('/about')
  })

  it('is not lost on a dialog that was closed and has not said so yet', async () => {
    const navigation = await load()
    navigation.layer(() => false)
    history.back()
    expect(navigation.path).toBe('/about')
  })

  it('asks before a guarded page is left, each time', async () => {
    const navigation = await load()
    const ask = vi.fn()
    navigation.guard(ask)
    history.back()
    history.back()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(navigation.path).toBe('/')
  })

  it('asks nothing any more when the guard is gone', async () => {
    const navigation = await load()
    const ask = vi.fn()
    navigation.guard(ask)
    navigation.guard(null)
    history.back()
    expect(ask).not.toHaveBeenCalled()
    expect(navigation.path).toBe('/about')
  })
})

describe('a link with a secret to where the page is already', () => {
  const SECRET = '/#secret'

  it('loads the page anew', async () => {
    await load()
    history.open(SECRET)
    expect(reload).toHaveBeenCalledOnce()
    expect(history.here.path).toBe(SECRET)
  })

  it('does so a second time, when the secret was taken out of the address', async () => {
    history.open(SECRET)
    await load()
    history.replaceState(null, '', '/')
    history.open(SECRET)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does so while something lies open or is asked', async () => {
    const navigation = await load()
    const ask = vi.fn()
    navigation.guard(ask)
    history.open(SECRET)
    expect([reload.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  })

  it('is not mistaken for Back on a page that has a secret', async () => {
    history.open(SECRET)
    const navigation = await load()
    const ask = vi.fn()
    navigation.guard(ask)
    history.back()
    vi.resetModules() // loaded again, on the entry on top
    const again = await load()
    again.guard(ask)
    history.back()
    expect([reload.mock.calls.length, ask.mock.calls.length]).toEqual([0, 2])
  })
})

describe('going on', () => {
  it('from a layer leaves nothing of it in the history', async () => {
    const navigation = await load()
    const close = vi.fn()
    navigation.layer(close)
    navigation.go('/decks')
    expect(history.entries.map(({ path }) => path)).toEqual(['/about', '/', '/decks'])
    history.back()
    expect(close).not.toHaveBeenCalled()
    expect(navigation.path).toBe('/')
  })

  it('instead of this page puts the new one in its place', async () => {
    const navigation = await load()
    navigation.go('/decks', { replace: true })
    expect(history.entries.map(({ path }) => path)).toEqual(['/about', '/decks'])
  })
})
