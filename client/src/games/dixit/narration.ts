// What happens in a game that is watched once more, in words: for those who hear it.
import { deck } from '../../lib/deck.svelte'
import { i18n } from '../../lib/i18n/index.svelte'
import { gains } from '../../lib/narration'
import type { DixitRound, DixitView } from '../../lib/protocol'
import { outcome } from '../../rulebook/dixit/headline'
import type { Narrate } from '../game'
import { texts } from './texts'

const called = (card: number, place: number) => deck.card(card)?.title || deck.describe(card, place)

/** Those of whom something is true now that was not before. */
const fresh = (now: readonly boolean[], before: readonly boolean[] | undefined) =>
  now.flatMap((is, seat) => (is && !before?.[seat] ? [seat] : []))

function scored(round: DixitRound, name: (seat: number) => string): string[] {
  const say = texts().reveal
  const laid = round.table.map((card, index) => {
    const owner = round.owners[index]!
    const votes = round.votes.flatMap((slot, seat) => (slot === index + 1 ? [name(seat)] : []))
    const whose = owner === round.storyteller ? say.theCard : say.of(name(owner))
    return `${whose}: ${called(card, index + 1)}. ${votes.length ? say.votes(i18n.list(votes)) : say.noVotes}`
  })
  return [outcome(round), ...laid, gains(round.points, name)]
}

function begun(view: DixitView, name: (seat: number) => string): string[] {
  const { phase } = view
  const say = texts()
  if (phase.type === 'telling') {
    const told = [say.round(view.round), phase.storyteller === null ? say.race : say.theyTell(name(phase.storyteller))]
    return view.seat === null ? told : [...told, `${say.hand}: ${i18n.list(view.hand.map((card) => called(card, 1)))}`]
  }
  if (phase.type === 'playing')
    return [say.theyTell(name(phase.storyteller)), `${say.clue}: ${phase.clue ?? say.aloud}`]
  if (phase.type !== 'voting') return []
  return [say.onTable, ...phase.table.map((card, index) => `${say.slot(index + 1)}: ${called(card, index + 1)}`)]
}

const narrate: Narrate<'dixit'> = (view, before, name) => {
  const told = view.last && view.history.length > (before?.history.length ?? 0) ? scored(view.last, name) : []
  const { phase } = view
  const was = before?.phase
  if (phase.type !== was?.type || view.round !== before?.round) return [...told, ...begun(view, name)]
  const done =
    phase.type === 'playing' && was.type === 'playing'
      ? fresh(phase.chosen, was.chosen).map((seat) => `${name(seat)}: ${texts().hasChosen}`)
      : phase.type === 'voting' && was.type === 'voting'
        ? fresh(phase.voted, was.voted).map((seat) => `${name(seat)}: ${texts().hasVoted}`)
        : []
  return [...told, ...done]
}

export default narrate
