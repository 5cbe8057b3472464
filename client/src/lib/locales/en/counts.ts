// Counting things, by each language's plural rules.
import { counting } from '../../i18n/plural'

const language = 'en'

export const counts = {
  points: counting(language, { one: 'point', other: 'points' }),
  rounds: counting(language, { one: 'round', other: 'rounds' }),
  stars: counting(language, { one: 'star', other: 'stars' }),
  votes: counting(language, { one: 'vote', other: 'votes' }),
  players: counting(language, { one: 'player', other: 'players' }),
  marks: counting(language, { one: 'mark', other: 'marks' }),
  spectators: counting(language, { one: 'person is watching', other: 'people are watching' }),
  seconds: counting(language, { one: 'second', other: 'seconds' }),
}
