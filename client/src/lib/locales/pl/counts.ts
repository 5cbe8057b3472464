// Counting things, by each language's plural rules.
import { counting } from '../../i18n/plural'

const language = 'pl'

export const counts = {
  points: counting(language, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  rounds: counting(language, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
  stars: counting(language, { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek', other: 'gwiazdki' }),
  votes: counting(language, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' }),
  players: counting(language, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
  marks: counting(language, { one: 'zaznaczenie', few: 'zaznaczenia', many: 'zaznaczeń', other: 'zaznaczenia' }),
  spectators: counting(language, { one: 'widz', few: 'widzów', many: 'widzów', other: 'widza' }),
  seconds: counting(language, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' }),
}
