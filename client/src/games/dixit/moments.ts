// What is worth remembering of a game, in words: the server finds the moments.
import { i18n } from '../../lib/i18n/index.svelte'
import type { MomentTexts } from '../game'
import { texts } from './texts'
import { told } from './told'

export default {
  theme: (round) => told(round),
  moment: ({ what, seats, count, of }, name) => {
    const say = texts().moments
    const names = i18n.list(seats.map(name))
    if (what === 'split') return say.split(names, count, of)
    if (what === 'fooled') return say.fooled(names, count)
    return what === 'lonely' ? say.lonely(names) : undefined
  },
} satisfies MomentTexts<'dixit'>
