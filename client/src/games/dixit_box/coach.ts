// Which hints fit what is on the table now. Pure: from what I see, and what I saw before.
import type { HintRules, Situation } from '../game'
import type { HintName } from './texts'
import { HINTS } from './texts/hints'

export default {
  texts: HINTS,
  hints: ['box_race', 'box_tell', 'box_hear', 'box_claim', 'box_claim_two', 'box_clash', 'box_scored', 'box_end'],
  welcome: 'box_dixit_welcome',
  elsewhere: [],
  events: new Set<HintName>(['box_scored']),
  ofARound: new Set<HintName>(['box_scored']),
  situations: (moment) => [...aboutLastRound(moment), ...now(moment)],
  say(name) {
    const [title, text] = HINTS.now[name as HintName]
    return { title, text }
  },
} satisfies HintRules<'dixit_box'>

function now({ view, mine }: Situation<'dixit_box'>): HintName[] {
  const { phase } = view
  switch (phase.type) {
    case 'telling':
      return [phase.storyteller === null ? 'box_race' : phase.storyteller === mine ? 'box_tell' : 'box_hear']
    case 'voting':
      if (phase.twice.length > 0) return ['box_clash']
      return [phase.needed > 1 ? 'box_claim_two' : 'box_claim']
    case 'checking':
      return ['box_end']
    default:
      return []
  }
}

function aboutLastRound({ view, before }: Situation<'dixit_box'>): HintName[] {
  return before && view.history.length > before.history.length && view.last ? ['box_scored'] : []
}
