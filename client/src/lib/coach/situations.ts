// Which hints fit what is on the table now. Pure: from what I see, and what I saw before.
import type { DixitRound, DixitView, StellaRound, StellaView, TableView } from '../protocol'
import { seatOf } from '../seat'
import type { Game } from '../../routes'
import type { HintName } from './texts/type'

/** Hints of each game, in the order in which a summary lists them. */
export const HINTS: Record<Game, readonly HintName[]> = {
  dixit: [
    ...(['race', 'tell', 'hear', 'play', 'play_two', 'told', 'aloud', 'vote', 'told_vote'] as const),
    ...(['scored_all', 'scored_none', 'scored_some', 'bonus', 'next_round', 'refilled', 'near', 'dixit_end'] as const),
  ],
  stella: [
    ...(['mark', 'other', 'turned', 'most', 'pass', 'dark', 'dark_you', 'no_dark', 'scout', 'scout_you'] as const),
    ...(['spark', 'super_spark', 'fall', 'fall_you', 'fallen_counts', 'passed'] as const),
    ...(['stella_score', 'dark_fallen', 'dark_safe', 'row', 'last', 'stella_end'] as const),
  ],
}

/** Cases that a lesson with four seats and no race cannot bring: they are not counted as missing. */
export const ELSEWHERE: readonly HintName[] = ['race', 'play_two', 'aloud', 'refilled']

/** Hints about something that has happened: they may be read later. All others are about what to do now. */
export const EVENTS: ReadonlySet<HintName> = new Set<HintName>([
  ...(['scored_all', 'scored_none', 'scored_some', 'bonus', 'next_round', 'refilled', 'dixit_end'] as const),
  ...(['dark', 'dark_you', 'no_dark', 'spark', 'super_spark', 'fall', 'fall_you', 'fallen_counts'] as const),
  ...(['stella_score', 'dark_fallen', 'dark_safe', 'row', 'last', 'stella_end', 'turned'] as const),
])

/** Hints about how a round went. When it has been left, they wait until it happens again. */
export const OF_A_ROUND: ReadonlySet<HintName> = new Set<HintName>([
  ...(['scored_all', 'scored_none', 'scored_some', 'bonus'] as const),
  ...(['dark', 'dark_you', 'no_dark', 'spark', 'super_spark', 'fall', 'fall_you', 'fallen_counts'] as const),
  ...(['stella_score', 'dark_fallen', 'dark_safe'] as const),
])

/** What fits now, most urgent last. `news` are the tags of what has just happened. */
export function situations(view: TableView, before: TableView | null, news: readonly string[]): HintName[] {
  const mine = seatOf(view.chairs.find((chair) => chair.player === view.you))
  if (mine === null) return []
  if (view.dixit) return [...dixitScored(view.dixit, before?.dixit), ...dixit(view.dixit, mine, news)]
  if (view.stella) return [...stellaScored(view.stella, before?.stella), ...stella(view.stella, mine)]
  return []
}

function dixit(view: DixitView, mine: number, news: readonly string[]): HintName[] {
  const phase = view.phase
  const found: HintName[] = []
  if (news.includes('pile_refilled')) found.push('refilled')
  if (phase.type === 'finished') return [...found, 'dixit_end']
  if (Math.max(...view.scores) >= view.target - 5 && view.round > 1) found.push('near')
  if (phase.type === 'telling') {
    if (view.round > 1) found.push('next_round')
    found.push(phase.storyteller === null ? 'race' : phase.storyteller === mine ? 'tell' : 'hear')
  } else if (phase.type === 'playing') {
    if (phase.clue === null && phase.storyteller !== mine) found.push('aloud')
    found.push(phase.storyteller === mine ? 'told' : view.seats === 3 ? 'play_two' : 'play')
  } else if (phase.type === 'voting') found.push(phase.storyteller === mine ? 'told_vote' : 'vote')
  return found
}

function dixitScored(view: DixitView, before: DixitView | null | undefined): HintName[] {
  if (!before || view.history.length <= before.history.length || !view.last) return []
  return aboutDixitRound(view.last)
}

export function aboutDixitRound(round: DixitRound): HintName[] {
  const found: HintName[] = [`scored_${round.outcome}`]
  if (round.gains.some((gain) => gain.bonus > 0)) found.push('bonus')
  return found
}

function stella(view: StellaView, mine: number): HintName[] {
  const phase = view.phase
  if (phase.type === 'finished') return ['stella_end']
  if (phase.type === 'associating') {
    const found: HintName[] = []
    if (view.round > 1) found.push('row')
    if (view.round === 4) found.push('last')
    if (view.turned) found.push('turned')
    found.push('mark')
    const marks = phase.mine.length
    if (marks >= 10) found.push('most')
    if (marks >= 2 && !phase.ready[mine]) found.push('pass')
    if (marks >= 1 && !view.turned && view.words[1]) found.push('other')
    return found
  }
  if (phase.type !== 'revealing') return []
  const found: HintName[] = [phase.dark === null ? 'no_dark' : phase.dark === mine ? 'dark_you' : 'dark']
  const seen = phase.pointed.map((one) => one.card)
  const last = phase.pointed.at(-1)
  if (last) found.push(...aboutPointed(last, mine))
  if (phase.scout === mine) found.push('scout_you')
  else if (phase.scout !== null) found.push('scout')
  if (!phase.fallen[mine] && phase.mine.length > 0 && phase.mine.every((card) => seen.includes(card)))
    found.push('passed')
  return found
}

export function aboutPointed(pointed: StellaRound['pointed'][number], mine: number): HintName[] {
  if (pointed.outcome === 'fall') return [pointed.seat === mine ? 'fall_you' : 'fall']
  const starless = pointed.others.some((seat) => pointed.stars[seat] === 0)
  return starless ? [pointed.outcome, 'fallen_counts'] : [pointed.outcome]
}

function stellaScored(view: StellaView, before: StellaView | null | undefined): HintName[] {
  const round = view.last
  if (!before || view.history.length <= before.history.length || !round) return []
  const found: HintName[] = []
  const last = round.pointed.at(-1)
  if (last && view.seat !== null) found.push(...aboutPointed(last, view.seat))
  found.push('stella_score')
  if (round.dark !== null) found.push(round.fallen[round.dark] ? 'dark_fallen' : 'dark_safe')
  return found
}
