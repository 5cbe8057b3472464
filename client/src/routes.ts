// All addresses of the client, and how to read one.
import { isSlug } from './lib/games'
import { CODE, type Slug } from './lib/protocol'

export type Place =
  | { name: 'home' }
  | { name: 'table'; code: string }
  | { name: 'tv'; code: string }
  | { name: 'adopt' }
  | { name: 'about' }
  | { name: 'decks'; deck: string | null }
  | { name: 'guide'; game: Slug }
  | { name: 'album'; key: string }
  | { name: 'replay'; key: string; game: number }
  | { name: 'not_found' }

export const Route = {
  home: () => '/',
  table: (code: string) => `/t/${code}`,
  tv: (code: string) => `/t/${code}/tv`,
  about: () => '/about',
  decks: () => '/decks',
  deck: (deck: string) => `/decks/${deck}`,
  /** By a table's code, or by the secret of a link. */
  album: (key: string) => `/album/${key}`,
  replay: (key: string, game: number) => `/album/${key}/${game}`,
  guide: (game: Slug) => `/how-to-play/${game}`,
}

/** What the link to somebody's album holds. */
const SECRET = /^[A-Za-z0-9]{32}$/

/** The place that an address stands for. */
export function read(path: string): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decode)
  if (first === undefined) return { name: 'home' }
  if (first === 'me' && second === undefined) return { name: 'adopt' }
  if (first === 'about' && second === undefined) return { name: 'about' }
  if (first === 'decks' && third === undefined) return { name: 'decks', deck: second ?? null }
  if (rest.length > 0 || second === undefined) return { name: 'not_found' }
  if (first === 't') {
    const code = readCode(second)
    if (code === null) return { name: 'not_found' }
    if (third === undefined) return { name: 'table', code }
    return third === 'tv' ? { name: 'tv', code } : { name: 'not_found' }
  }
  if (first === 'album') {
    const key = SECRET.test(second) ? second : readCode(second)
    if (key === null) return { name: 'not_found' }
    if (third === undefined) return { name: 'album', key }
    return /^[1-9]\d{0,5}$/.test(third) ? { name: 'replay', key, game: Number(third) } : { name: 'not_found' }
  }
  if (third !== undefined) return { name: 'not_found' }
  if (first === 'how-to-play' && isSlug(second)) return { name: 'guide', game: second }
  return { name: 'not_found' }
}

/** A table's code as somebody typed it, in its proper form; null when it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  const whole = code.length === CODE.length && [...code].every((letter) => CODE.alphabet.includes(letter))
  return whole ? code : null
}

/** A code to read out, in two halves. */
export function spell(code: string): string {
  const half = CODE.length / 2
  return `${code.slice(0, half)} ${code.slice(half)}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
