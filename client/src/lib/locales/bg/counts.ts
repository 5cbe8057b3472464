// Counting things, by each language's plural rules.
import { counting } from '../../i18n/plural'

const language = 'bg'

export const counts = {
  points: counting(language, { one: 'точка', other: 'точки' }),
  rounds: counting(language, { one: 'рунд', other: 'рунда' }),
  stars: counting(language, { one: 'звездичка', other: 'звездички' }),
  votes: counting(language, { one: 'глас', other: 'гласа' }),
  players: counting(language, { one: 'играч', other: 'играчи' }),
  marks: counting(language, { one: 'кръстче', other: 'кръстчета' }),
  spectators: counting(language, { one: 'зрител', other: 'зрители' }),
  seconds: counting(language, { one: 'секунда', other: 'секунди' }),
}
