// The order in which a pointed picture is shown: who else marked it, one by one, and then what it has become.
import type { StellaCardPointed, StellaRevealingView, StellaRound, StellaView } from '../../lib/protocol'

/** Milliseconds: before the first who marked it too, between them, before the outcome, and before a fall. */
const [FIRST, NEXT, OUTCOME, ALONE] = [800, 450, 650, 1500]

/** The waits between the beats. */
export function beats({ others }: StellaCardPointed): number[] {
  return [...others.map((_, index) => (index === 0 ? FIRST : NEXT)), others.length > 0 ? OUTCOME : ALONE]
}

/** The view without what the last picture has brought, which is not known yet: whoever pointed is still the scout. */
export function heldBack(view: StellaView): StellaView {
  const { phase } = view
  const last = phase.type === 'revealing' ? phase.pointed.at(-1) : undefined
  if (phase.type !== 'revealing' || !last) return view
  const fallen = last.outcome === 'fall' ? phase.fallen.with(last.seat, false) : phase.fallen
  const stars = phase.stars.map((sum, seat) => sum - (last.stars[seat] ?? 0))
  return { ...view, awaited: [], phase: { ...phase, scout: last.seat, fallen, stars } }
}

/** A round that is over, as it was when its last picture was pointed at: until everyone knows what has come of it. */
export function reopened(view: StellaView, round: StellaRound): StellaView {
  const { words, turned, first, grid, marks, dark, pointed, fallen, points } = round
  const phase: StellaRevealingView = {
    type: 'revealing',
    mine: (view.seat !== null && marks[view.seat]) || [],
    counts: marks.map((cards) => cards.length),
    dark,
    scout: null,
    pointed,
    fallen,
    stars: marks.map((_, seat) => pointed.reduce((sum, { stars }) => sum + (stars[seat] ?? 0), 0)),
  }
  const scores = view.scores.map((score, seat) => score - (points[seat] ?? 0))
  const history = view.history.slice(0, -1)
  const shown = { words, turned, first, grid, phase, scores, history }
  return { ...view, ...shown, round: view.history.length, awaited: [] }
}
