// The pages of this game in an album.
import type { StellaRound } from '../../lib/protocol'
import type { AlbumPages } from '../game'
import AlbumRound from './AlbumRound.svelte'
import moments from './moments'

const marks = (round: StellaRound, card: number) => round.marks.filter((cards) => cards.includes(card)).length

export default {
  ...moments,
  round: AlbumRound,
  /** Those that most of us saw alike. */
  pictures: (round) =>
    [...round.grid].sort((a, b) => marks(round, b) - marks(round, a)).filter((card) => marks(round, card) > 0),
  signed: (round, card) => ({
    owner: null,
    chosen: round.marks.flatMap((cards, seat) => (cards.includes(card) ? [seat] : [])),
    gilt: round.pointed.some((one) => one.card === card && one.outcome !== 'fall'),
  }),
} satisfies AlbumPages<'stella'>
