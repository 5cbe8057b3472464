// What happens in a game that is watched once more, in words: for those who hear it.
import { deck } from '../../lib/deck.svelte'
import { i18n } from '../../lib/i18n/index.svelte'
import { gains } from '../../lib/narration'
import type { StellaCardPointed, StellaRound, StellaView } from '../../lib/protocol'
import { words } from '../../rulebook/stella/words.svelte'
import type { Narrate } from '../game'
import { texts } from './texts'

type Name = (seat: number) => string

function pointed(one: StellaCardPointed, name: Name): string[] {
  const { told, outcomes } = texts()
  const others = i18n.list(one.others.map(name))
  const who = one.others.length ? told.with(name(one.seat), others) : told.alone(name(one.seat))
  return [who, deck.card(one.card)?.title ?? '', outcomes[one.outcome]].filter(Boolean)
}

const scored = (round: StellaRound, number: number, name: Name): string[] => [
  texts().result.title(number),
  gains(round.points, name),
]

function begun(view: StellaView, name: Name): string[] {
  const { phase } = view
  const say = texts()
  const word = words.show(view.words[view.turned ? 1 : 0])
  if (phase.type === 'associating') return [say.round(view.round), `${say.word}: ${word}`, say.watchMark]
  if (phase.type !== 'revealing') return []
  const dark = phase.dark === null ? say.nobodyDark : say.dark(name(phase.dark))
  return [dark, ...(phase.scout === null ? [] : [say.theyScout(name(phase.scout))])]
}

/** What scouts have pointed at since then: in the round that goes on, or in the one that is over now. */
function shown(view: StellaView, before: StellaView | null, over: boolean, name: Name): string[] {
  const all = over ? (view.last?.pointed ?? []) : view.phase.type === 'revealing' ? view.phase.pointed : []
  const known = before?.phase.type === 'revealing' ? before.phase.pointed.length : 0
  return all.slice(known).flatMap((one) => pointed(one, name))
}

const narrate: Narrate<'stella'> = (view, before, name) => {
  const over = view.history.length > (before?.history.length ?? 0)
  const told =
    over && view.last ? [...shown(view, before, true, name), ...scored(view.last, view.history.length, name)] : []
  const { phase } = view
  const was = before?.phase
  if (phase.type !== was?.type || view.round !== before?.round) return [...told, ...begun(view, name)]
  if (phase.type === 'associating' && was.type === 'associating') {
    const ready = phase.ready.flatMap((is, seat) => (is && !was.ready[seat] ? [name(seat)] : []))
    return ready.map((one) => `${one}: ${texts().states.ready}`)
  }
  const turn = phase.type === 'revealing' && phase.scout !== null ? [texts().theyScout(name(phase.scout))] : []
  return [...told, ...(over ? [] : shown(view, before, false, name)), ...turn]
}

export default narrate
void words.load()
