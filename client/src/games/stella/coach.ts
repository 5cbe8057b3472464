// Which hints fit what is on the table now. Pure: from what I see, and what I saw before.
import { GAME_FACTS, type StellaRound, type StellaView } from '../../lib/protocol'
import type { HintRules, Situation } from '../game'
import type { HintName } from './texts'
import { HINTS } from './texts/hints'

/** Whoever has marked so many pictures, or seen so many pointed at, has seen how it goes. */
const SEVERAL = 2

/** The round in which the dark is explained even if nobody has fallen yet. */
const LATE = 3

const REVEALED = [
  ...(['spark', 'super_spark', 'fall', 'fall_you', 'fallen_counts', 'dark', 'dark_you', 'no_dark'] as const),
  ...(['stella_score', 'dark_fallen', 'dark_safe'] as const),
] satisfies HintName[]

/** What has changed since the last round or word: news until the pictures are pointed at. */
const CHANGED = ['row', 'last', 'turned'] as const satisfies HintName[]

export default {
  texts: HINTS,
  hints: [
    ...(['mark', 'other', 'turned', 'most', 'pass', 'scout', 'scout_you', 'spark', 'super_spark'] as const),
    ...(['fall', 'fall_you', 'fallen_counts', 'dark', 'dark_you', 'no_dark', 'passed'] as const),
    ...(['stella_score', 'dark_fallen', 'dark_safe', 'row', 'last', 'stella_end'] as const),
  ],
  welcome: 'stella_welcome',
  elsewhere: [],
  events: new Set<HintName>([...REVEALED, ...CHANGED, 'stella_end']),
  ofARound: new Set<HintName>(REVEALED),
  situations: (moment) => [...aboutLastRound(moment), ...now(moment)],
  known,
  covers: { fall: 'fall_you', fall_you: 'fall', dark_you: 'dark' },
  // Of pictures that are pointed at, the last one is spoken of: what others have brought is said when it happens again.
  passed(moment) {
    const bound = moment.view.phase.type === 'revealing' ? [...REVEALED, ...CHANGED] : [...CHANGED, 'mark']
    const fitting: string[] = now(moment)
    return bound.filter((name) => !fitting.includes(name))
  },
  say(name) {
    const [title, text] = HINTS.now[name as HintName]
    return { title, text }
  },
} satisfies HintRules<'stella'>

/** Who has done a thing needs no hint how to; after a dark in a result, none that somebody is in it. */
function known({ view, mine }: Situation<'stella'>): HintName[] {
  const { phase } = view
  const found: HintName[] = []
  if (view.last && view.last.dark !== null) found.push('dark')
  if (phase.type === 'associating') {
    if (phase.mine.length > 0) found.push('mark')
    if (phase.asked[mine]) found.push('other')
    if (phase.ready[mine]) found.push('pass', 'other')
  } else if (phase.type === 'revealing' && phase.pointed.some(({ seat }) => seat === mine)) found.push('scout_you')
  return found
}

function now({ view, mine }: Situation<'stella'>): HintName[] {
  const phase = view.phase
  if (phase.type === 'finished') return ['stella_end']
  if (phase.type === 'associating') {
    const found: HintName[] = []
    const marks = phase.mine.length
    if (view.round > 1 && marks === 0) found.push('row')
    if (view.round === GAME_FACTS.stella.rounds) found.push('last')
    if (view.turned) found.push('turned')
    if (marks < SEVERAL) found.push('mark')
    if (!view.turned && !phase.asked[mine] && !phase.ready[mine] && view.words[1]) found.push('other')
    if (marks >= GAME_FACTS.stella.marks) found.push('most')
    if (marks >= SEVERAL && !phase.ready[mine]) found.push('pass')
    return found
  }
  if (phase.type !== 'revealing') return []
  // In the order in which one thing explains the next: who points, what comes of it, and only then the dark.
  const last = phase.pointed.at(-1)
  const told = last ? aboutPointed(last, mine) : []
  // My own fall is what I want to know about, and then only what concerns the fallen.
  const found: HintName[] = phase.fallen[mine] ? ['fall_you', ...told.filter((name) => name === 'fallen_counts')] : told
  if (!phase.fallen[mine] && phase.scout !== mine && phase.pointed.length < SEVERAL) found.unshift('scout')
  const seen = phase.pointed.map((one) => one.card)
  if (fallSeen(view)) found.push(phase.dark === null ? 'no_dark' : phase.dark === mine ? 'dark_you' : 'dark')
  if (phase.scout === mine) found.push('scout_you')
  if (!phase.fallen[mine] && phase.mine.length > 0 && phase.mine.every((card) => seen.includes(card)))
    found.push('passed')
  return found
}

/** Who has seen no fall cannot understand what it costs in the dark; the last rounds wait for none. */
function fallSeen({ phase, last, round }: StellaView): boolean {
  const pointed = [...(phase.type === 'revealing' ? phase.pointed : []), ...(last?.pointed ?? [])]
  return round >= LATE || pointed.some(({ outcome }) => outcome === 'fall')
}

export function aboutPointed(pointed: StellaRound['pointed'][number], mine: number): HintName[] {
  if (pointed.outcome === 'fall') return [pointed.seat === mine ? 'fall_you' : 'fall']
  const starless = pointed.others.some((seat) => pointed.stars[seat] === 0)
  return starless ? [pointed.outcome, 'fallen_counts'] : [pointed.outcome]
}

function aboutLastRound({ view, before, mine, lesson }: Situation<'stella'>): HintName[] {
  const round = view.last
  if (!before || view.history.length <= before.history.length || !round) return []
  const found: HintName[] = []
  // A lesson begins with the points; elsewhere only one hint is said of a result: the oddest rule first.
  if (round.dark !== null) found.push(round.fallen[round.dark] ? 'dark_fallen' : 'dark_safe')
  const last = round.pointed.at(-1)
  if (last) found.push(...aboutPointed(last, mine))
  found[lesson ? 'unshift' : 'push']('stella_score')
  return found
}
