// The little of a browser that modules ask for when they are loaded.
const nothing = () => undefined

Object.assign(globalThis, {
  addEventListener: nothing,
  removeEventListener: nothing,
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: { documentElement: { dataset: {} }, addEventListener: nothing },
})
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
