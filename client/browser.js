// The little of a browser that the client's modules ask for when they are loaded, for where there is none: while
// pages are prerendered (prerender.js), and in tests.
const nothing = () => undefined

export function pretendToBeABrowser() {
  Object.assign(globalThis, {
    addEventListener: nothing,
    removeEventListener: nothing,
    localStorage: { getItem: () => null, setItem: nothing },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    document: { documentElement: { dataset: {} }, addEventListener: nothing, querySelector: () => null },
    location: new URL('http://localhost/'),
    history: { state: null, replaceState: nothing },
  })
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
}
