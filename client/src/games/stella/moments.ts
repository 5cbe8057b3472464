// What is worth remembering of a game, in words: the server finds the moments.
import { i18n } from '../../lib/i18n/index.svelte'
import { words } from '../../rulebook/stella/words.svelte'
import type { MomentTexts } from '../game'
import { texts } from './texts'

export default {
  theme: (round) => words.show(round.words[round.turned ? 1 : 0]),
  moment: ({ what, seats, count }, name) => {
    const say = texts().moments
    const names = i18n.list(seats.map(name))
    if (what === 'together') return say.together(count)
    if (what === 'row') return say.row(count)
    if (what === 'pair') return say.pair(seats.map(name).join(' + '))
    return what === 'fall' ? say.fall(names, count) : undefined
  },
} satisfies MomentTexts<'stella'>

void words.load()
