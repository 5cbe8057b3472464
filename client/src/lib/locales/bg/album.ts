// The album of an evening.
import { counting } from '../../i18n/plural'

const language = 'bg'

export default {
  title: 'Албум',
  cover: 'Нашата вечер',
  games: counting(language, { one: 'игра', other: 'игри' }),
  none: 'Тук още няма игра, изиграна докрай. Албумът започва с първата.',
  closed: 'Този албум е за хората от масата',
  closedText: 'Помоли ги за връзка към него: домакинът може да я създаде.',
  gone: 'Тази връзка вече не води доникъде',
  goneText: 'Изключили са я или масата вече я няма.',
  print: 'Отпечатай като книжка',
  keep: 'Запази като файл',
  poster: 'Картинка за изпращане',
  keepAndShow: 'Запази и покажи',
  roundPicture: (round: string) => `${round} като картинка`,
  making: 'Един момент…',
  share: 'Връзка за други',
  shareText: 'Който има връзката, вижда този албум с имената и нищо друго. Изключи я, когато поискаш.',
  shared: 'Този албум има връзка, която и други могат да отворят.',
  table: 'Към масата',
  replay: 'Гледай я отново',
  moments: 'Най-хубавите мигове',
  comeback: (name: string, points: string) => `Обратът: ${name}, изоставане по едно време: ${points}`,
  rounds: 'Рунд по рунд',
  notes: 'Какво видяхме',
  of: (shown: number, all: number) => `${shown} от ${all}`,
  bot: 'бот',
  reading: {
    title: 'Кой кого разбира',
    lead: 'Колко често един е познал картината на друг или е отбелязал същите. Няколко рунда са само няколко рунда: спомен, не присъда.',
    reader: 'Кой разбира',
    read: 'Кого',
  },
  player: {
    play: 'Пусни',
    pause: 'Пауза',
    back: 'Стъпка назад',
    on: 'Стъпка напред',
    seat: 'През чии очи?',
    everyone: 'Зрител',
    step: (step: number, of: number) => `Стъпка ${step} от ${of}`,
    pace: 'Темпо',
    album: 'Към албума',
  },
}
