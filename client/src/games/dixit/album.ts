// The pages of this game in an album.
import type { DixitRound } from '../../lib/protocol'
import type { AlbumPages } from '../game'
import AlbumRound from './AlbumRound.svelte'
import moments from './moments'

const votes = (round: DixitRound, index: number) => round.votes.filter((slot) => slot === index + 1).length

export default {
  ...moments,
  round: AlbumRound,
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
} satisfies AlbumPages<'dixit'>
