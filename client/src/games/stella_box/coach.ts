// Which hints fit what is on the table now. Pure: from what I see, and what I saw before.
import type { HintRules, Situation } from '../game'
import type { HintName } from './texts'
import { HINTS } from './texts/hints'

export default {
  texts: HINTS,
  hints: ['box_lay', 'box_mark', 'box_dark', 'box_scout', 'box_others_scout', 'box_row', 'box_last'],
  welcome: 'box_stella_welcome',
  elsewhere: [],
  events: new Set<HintName>(['box_row', 'box_dark']),
  ofARound: new Set<HintName>(['box_row']),
  situations: (moment) => [...aboutLastRound(moment), ...now(moment)],
  say(name) {
    const [title, text] = HINTS.now[name as HintName]
    return { title, text }
  },
} satisfies HintRules<'stella_box'>

function now({ view, mine }: Situation<'stella_box'>): HintName[] {
  const { phase } = view
  switch (phase.type) {
    case 'naming':
      return ['box_lay']
    case 'associating':
      return view.round === 1 && !view.theirs ? ['box_lay', 'box_mark'] : ['box_mark']
    case 'revealing':
      return ['box_dark', phase.scout === mine ? 'box_scout' : 'box_others_scout']
    case 'checking':
      return ['box_last']
    default:
      return []
  }
}

function aboutLastRound({ view, before }: Situation<'stella_box'>): HintName[] {
  const scored = before !== null && view.history.length > before.history.length
  return scored && view.phase.type !== 'checking' ? ['box_row'] : []
}
