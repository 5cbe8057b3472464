// Which hints fit what is on the table now. Pure: from what I see, and what I saw before.
import type { DixitRound, DixitView } from '../../lib/protocol'
import type { HintRules, Situation } from '../game'
import type { HintName } from './texts'
import { HINTS } from './texts/hints'

/** How many points before the goal the end is near. */
const NEAR = 5
/** What the game is usually played to. */
const TARGET = 30

const SCORED = ['scored_all', 'scored_none', 'scored_some', 'bonus'] as const satisfies HintName[]

/** How to do what is done once a card is in, or a vote. */
const ASKED = ['play', 'play_two', 'vote'] as const satisfies HintName[]

export default {
  texts: HINTS,
  hints: [
    ...(['tell', 'hear', 'play', 'play_two', 'told', 'aloud', 'vote', 'told_vote'] as const),
    ...SCORED,
    ...(['next_round', 'refilled', 'near', 'dixit_end'] as const),
  ],
  welcome: 'dixit_welcome',
  // A lesson has four seats and ends before the pile does.
  elsewhere: ['play_two', 'aloud', 'refilled'],
  events: new Set<HintName>([...SCORED, 'refilled', 'dixit_end']),
  ofARound: new Set<HintName>(SCORED),
  situations: (moment) => [...aboutLastRound(moment), ...now(moment)],
  passed(moment) {
    const fitting = now(moment)
    return ASKED.filter((name) => !fitting.includes(name))
  },
  say(name, view) {
    const [title, text] = HINTS.now[name as HintName]
    return { title, text: typeof text === 'string' ? text : text({ target: view?.target ?? TARGET }) }
  },
} satisfies HintRules<'dixit'>

function now({ view, mine, news, lesson }: Situation<'dixit'>): HintName[] {
  const phase = view.phase
  const found: HintName[] = []
  if (news.includes('pile_refilled')) found.push('refilled')
  if (phase.type === 'finished') return [...found, 'dixit_end']
  if (phase.type === 'telling') {
    // Of a race for the first clue the page itself says all there is.
    if (phase.storyteller !== null) found.push(phase.storyteller === mine ? 'tell' : 'hear')
    // A lesson says everything, in the order in which it happens; elsewhere one hint is enough: what is to be done now.
    if (view.round > 1) found[lesson ? 'unshift' : 'push']('next_round')
  } else if (phase.type === 'playing') {
    if (phase.clue === null && phase.storyteller !== mine) found.push('aloud')
    if (phase.storyteller === mine) found.push('told')
    else if (!phase.chosen[mine]) found.push(phase.needed > 1 ? 'play_two' : 'play')
  } else if (phase.type === 'voting') {
    if (phase.storyteller === mine) found.push('told_vote')
    else if (!phase.voted[mine]) found.push('vote')
  }
  // What is to be done now comes first.
  if (Math.max(...view.scores) >= view.target - NEAR && view.round > 1) found.push('near')
  return found
}

function aboutLastRound({ view, before }: { view: DixitView; before: DixitView | null }): HintName[] {
  if (!before || view.history.length <= before.history.length || !view.last) return []
  return aboutRound(view.last)
}

export function aboutRound(round: DixitRound): HintName[] {
  const found: HintName[] = [`scored_${round.outcome}`]
  if (round.gains.some((gain) => gain.bonus > 0)) found.push('bonus')
  return found
}
