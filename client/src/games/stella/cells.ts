// What lies on each field of the grid, drawn from what is known: used at the table, on the shared screen, and for
// rounds that are over.
import { i18n } from '../../lib/i18n/index.svelte'
import { GAME_FACTS, type ChairView, type StellaCardPointed, type StellaRound } from '../../lib/protocol'
import { inWords, STARS, type Outcome } from '../../rulebook/stella/pointed'
import { ROWS } from '../../rulebook/stella/roman'
import { texts } from './texts'

export interface Marker {
  chair: ChairView
  scout: boolean
  /** Had fallen before, and so fills in no stars. */
  starless: boolean
}

export interface Cell {
  card: number
  /** The token of its row. */
  row: string
  /** Has my cross. */
  crossed: boolean
  /** Can be pressed now. */
  can: boolean
  /** Is pressed, or chosen. */
  pressed: boolean
  /** A press chooses it to be pointed at, rather than marking it. */
  aimable?: boolean
  outcome: Outcome | null
  markers: Marker[]
  /** Stars that everyone in the spark fills in. */
  stars: number
  /** Has been pointed at just now. */
  fresh: boolean
  /** Is being pointed at: what it becomes is not known yet. */
  aimed: boolean
  /** What is known about it, in sentences: said after the picture's description, and beneath the large picture. */
  note: string
}

type At = (seat: number) => ChairView

/** What is said of a picture, as sentences; what ends in an exclamation mark has ended. */
export const sentences = (...said: (string | null | undefined | false)[]): string =>
  said.filter(Boolean).join('. ').replaceAll('!. ', '! ')

export const rowOf = (index: number): string => ROWS[Math.floor(index / GAME_FACTS.stella.columns)] ?? ''

/** Who is in a spark, the scout first. */
export function markersOf(pointed: StellaCardPointed, at: At): Marker[] {
  const seats = [pointed.seat, ...pointed.others]
  return seats.map((seat) => ({
    chair: at(seat),
    scout: seat === pointed.seat,
    starless: pointed.outcome !== 'fall' && pointed.stars[seat] === 0,
  }))
}

/** What may be known of a pointed card after so many beats of its reveal. */
export function shownOf(pointed: StellaCardPointed, at: At, step: number) {
  const done = step === Infinity
  const markers = markersOf(pointed, at).slice(0, 1 + step)
  return {
    markers: done ? markers : markers.map((marker) => ({ ...marker, starless: false })),
    outcome: done ? pointed.outcome : null,
    stars: done ? STARS[pointed.outcome] : 0,
    note: done ? inWords(pointed, at) : '',
    aimed: !done,
  }
}

/** The grid of a round that is over, with everybody's crosses. */
export function cellsOfRound(round: StellaRound, mine: number | null, at: At): Cell[] {
  return round.grid.map((card, index) => {
    const pointed = round.pointed.find((one) => one.card === card)
    const seats = round.marks.flatMap((cards, seat) => (cards.includes(card) ? [seat] : []))
    const plain = seats.map((seat) => ({ chair: at(seat), scout: false, starless: false }))
    const names = i18n.list(seats.map((seat) => at(seat).name))
    const marked = seats.length ? texts().result.markedBy(names) : texts().result.unmarked
    return {
      card,
      row: rowOf(index),
      crossed: mine !== null && seats.includes(mine),
      can: false,
      pressed: false,
      outcome: pointed?.outcome ?? null,
      markers: pointed ? markersOf(pointed, at) : plain,
      stars: pointed ? STARS[pointed.outcome] : 0,
      fresh: false,
      aimed: false,
      note: pointed ? inWords(pointed, at) : marked,
    }
  })
}
