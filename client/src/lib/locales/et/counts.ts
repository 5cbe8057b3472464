// Counting things, by each language's plural rules.
import { counting } from '../../i18n/plural'

const language = 'et'

export const counts = {
  points: counting(language, { one: 'punkt', other: 'punkti' }),
  rounds: counting(language, { one: 'voor', other: 'vooru' }),
  stars: counting(language, { one: 'täht', other: 'tähte' }),
  votes: counting(language, { one: 'hääl', other: 'häält' }),
  players: counting(language, { one: 'mängija', other: 'mängijat' }),
  marks: counting(language, { one: 'rist', other: 'risti' }),
  spectators: counting(language, { one: 'pealtvaataja', other: 'pealtvaatajat' }),
  seconds: counting(language, { one: 'sekund', other: 'sekundit' }),
}
