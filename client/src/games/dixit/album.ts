// The pages of this game in an album.
import { i18n } from '../../lib/i18n/index.svelte'
import type { DixitRound } from '../../lib/protocol'
import type { AlbumPages } from '../game'
import AlbumRound from './AlbumRound.svelte'
import { texts } from './texts'
import { told } from './told'

const votes = (round: DixitRound, index: number) => round.votes.filter((slot) => slot === index + 1).length

export default {
  round: AlbumRound,
  theme: (round) => told(round),
  /** The storyteller's first, then those that fooled most. */
  pictures: (round) =>
    round.table
      .map((card, index) => ({ card, rank: round.owners[index] === round.storyteller ? 99 : votes(round, index) }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ card }) => card),
  signed: (round, card) => {
    const index = round.table.indexOf(card)
    const owner = round.owners[index] ?? null
    const chosen = round.votes.flatMap((slot, seat) => (slot === index + 1 ? [seat] : []))
    return { owner, chosen, gilt: owner === round.storyteller }
  },
  moment: ({ what, seats, count, of }, name) => {
    const say = texts().moments
    const names = i18n.list(seats.map(name))
    if (what === 'split') return say.split(names, count, of)
    if (what === 'fooled') return say.fooled(names, count)
    return what === 'lonely' ? say.lonely(names) : undefined
  },
} satisfies AlbumPages<'dixit'>
