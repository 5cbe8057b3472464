// Думи, които се срещат навсякъде, началната страница и настройките.
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

export const common = {
  close: 'Затвори',
  cancel: 'Отказ',
  save: 'Запази',
  copied: 'Копирано',
  loading: 'Един момент…',
  you: 'ти',
  bot: 'бот',
  next: 'Напред',
  previous: 'Назад',
  home: 'Начало',
  nowhere: 'Тук няма нищо',
  nowhereText: 'Този адрес води към празното нощно небе.',
  goHome: 'Към началната страница',
  position: (index: number, all: number) => `${index} от ${all}`,
  games: { dixit: 'Dixit', stella: 'Stella' },
  colours: {
    orange: 'оранжев, слънце',
    pink: 'розов, цвете',
    blue: 'син, капка',
    purple: 'лилав, луна',
    green: 'зелен, листо',
    yellow: 'жълт, звезда',
    red: 'червен, сърце',
    white: 'бял, облак',
  },
}

export const home = {
  lead: 'Приказни картини, една подсказка и приятели, които виждат същото като теб. Отвори маса, прати връзката и играйте.',
  newTable: 'Нова маса',
  pitches: {
    dixit: 'Дай подсказка така, че някой да познае картината ти, но не и всички.',
    stella: 'Една дума, петнайсет картини: отбележи тези, които ще отбележат и приятелите ти.',
  },
  range: (from: number, to: number) => `${from}–${to} играчи`,
  name: 'Твоето име',
  names: ['Комета', 'Искра', 'Славей', 'Бреза', 'Ясен', 'Мента', 'Вихър', 'Зорница', 'Синигер', 'Светулка'],
  join: 'Влез с код',
  codeWrong: 'Кодът е от шест латински букви и цифри, например K7M 2QX.',
  go: 'Към масата',
  myTables: 'Моите маси',
  yourTurn: 'Твой ред е',
  running: 'Играта тече',
  gathering: 'В момента не се играе',
  howToPlay: 'Как се играе',
  notice:
    'Starlore се играе по правилата на Dixit и Stella, но с наши картини и думи. Проектът няма връзка с издателя на тези игри и не е одобрен от него.',
}

export const settings = {
  title: 'Настройки',
  language: 'Език',
  theme: 'Изглед',
  themes: { system: 'Като на устройството', dark: 'Нощ', light: 'Хартия' },
  sound: 'Звук',
  vibration: 'Вибрация',
  notifications: 'Извести ме, когато е мой ред',
  notificationsDenied: 'Браузърът не разрешава известия от тази страница.',
  hints: 'Съвети по време на игра',
  device: 'Играй на друго устройство',
  deviceText:
    'Отвори тази връзка на другото си устройство и местата ти ще дойдат с теб. Връзката важи десет минути и само веднъж. Не я давай на никого.',
  deviceMake: 'Създай връзка',
  deviceCode: 'QR код за другото ти устройство',
  adopting: 'Пренасяме местата ти на това устройство…',
  adopted: 'Готово, местата ти вече са на това устройство',
}
