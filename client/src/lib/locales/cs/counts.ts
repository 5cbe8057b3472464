// Counting things, by each language's plural rules.
import { counting } from '../../i18n/plural'

const language = 'cs'

export const counts = {
  points: counting(language, { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' }),
  rounds: counting(language, { one: 'kolo', few: 'kola', many: 'kola', other: 'kol' }),
  stars: counting(language, { one: 'hvězdička', few: 'hvězdičky', many: 'hvězdičky', other: 'hvězdiček' }),
  votes: counting(language, { one: 'hlas', few: 'hlasy', many: 'hlasu', other: 'hlasů' }),
  players: counting(language, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' }),
  marks: counting(language, { one: 'křížek', few: 'křížky', many: 'křížku', other: 'křížků' }),
  spectators: counting(language, { one: 'divák', few: 'diváci', many: 'diváka', other: 'diváků' }),
  seconds: counting(language, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' }),
}
