// What is worth remembering of a game: the card that fooled most, the clue that split the table best, a lonely find.
import { i18n } from '../../lib/i18n/index.svelte'
import type { ChairView, DixitRound } from '../../lib/protocol'
import type { Keepsake } from '../game'
import { texts } from './texts'

type At = (seat: number) => ChairView

const votesFor = (round: DixitRound, index: number) => round.votes.filter((slot) => slot === index + 1).length
const found = (round: DixitRound) => round.gains.filter((gain) => gain.role === 'found').length
const clueOf = (round: DixitRound) => round.clue ?? texts().aloud

/** The best by this measure, the first of those that are level; undefined when none is above zero. */
function best<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (top, item) => (measure(item) > (top === undefined ? 0 : measure(top)) ? item : top),
    undefined,
  )
}

export default function moments(rounds: readonly DixitRound[], at: At): Keepsake[] {
  const say = texts().moments
  const decoys = rounds.flatMap((round) =>
    round.table.flatMap((card, index) =>
      round.owners[index] === round.storyteller ? [] : [{ round, card, index, votes: votesFor(round, index) }],
    ),
  )
  const fooled = best(decoys, ({ votes }) => votes)
  const split = best(
    rounds.filter(({ outcome }) => outcome === 'some'),
    (round) => 1 - Math.abs(found(round) / (round.gains.length - 1) - 0.5),
  )
  const lonely = best(
    rounds.filter((round) => round !== split && found(round) === 1 && round.gains.length > 3),
    (round) => round.gains.length,
  )
  const theCard = (round: DixitRound) => round.table[round.owners.indexOf(round.storyteller)]!
  const kept: Keepsake[] = []
  if (fooled) {
    const owner = at(fooled.round.owners[fooled.index]!).name
    kept.push({ card: fooled.card, title: say.fooled(owner, fooled.votes), text: clueOf(fooled.round) })
  }
  if (split) {
    const title = say.split(at(split.storyteller).name, found(split), split.gains.length - 1)
    kept.push({ card: theCard(split), title, text: clueOf(split) })
  }
  if (lonely) {
    const names = lonely.gains.flatMap((gain, seat) => (gain.role === 'found' ? [at(seat).name] : []))
    kept.push({ card: theCard(lonely), title: say.lonely(i18n.list(names)), text: clueOf(lonely) })
  }
  return kept
}
