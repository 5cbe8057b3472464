// The pages of this game in an album.
import { i18n } from '../../lib/i18n/index.svelte'
import type { StellaRound } from '../../lib/protocol'
import { words } from '../../rulebook/stella/words.svelte'
import type { AlbumPages } from '../game'
import AlbumRound from './AlbumRound.svelte'
import { texts } from './texts'

const marks = (round: StellaRound, card: number) => round.marks.filter((cards) => cards.includes(card)).length

export default {
  round: AlbumRound,
  theme: (round) => words.show(round.words[round.turned ? 1 : 0]),
  /** Those that most of us saw alike. */
  pictures: (round) =>
    [...round.grid].sort((a, b) => marks(round, b) - marks(round, a)).filter((card) => marks(round, card) > 0),
  signed: (round, card) => ({
    owner: null,
    chosen: round.marks.flatMap((cards, seat) => (cards.includes(card) ? [seat] : [])),
    gilt: round.pointed.some((one) => one.card === card && one.outcome !== 'fall'),
  }),
  moment: ({ what, seats, count }, name) => {
    const say = texts().moments
    const names = i18n.list(seats.map(name))
    if (what === 'together') return say.together(count)
    if (what === 'row') return say.row(count)
    if (what === 'pair') return say.pair(seats.map(name).join(' + '))
    return what === 'fall' ? say.fall(names, count) : undefined
  },
} satisfies AlbumPages<'stella'>

void words.load()
