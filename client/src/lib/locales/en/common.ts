// Words that are used everywhere, the home page, and the settings.
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

export const common = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  copied: 'Copied',
  loading: 'One moment…',
  you: 'you',
  bot: 'bot',
  next: 'Next',
  previous: 'Previous',
  home: 'Home',
  nowhere: 'There is nothing here',
  nowhereText: 'This address leads to the empty night sky.',
  goHome: 'To the home page',
  position: (index: number, all: number) => `${index} of ${all}`,
  games: { dixit: 'Dixit', stella: 'Stella' },
  colours: {
    orange: 'orange, sun',
    pink: 'pink, flower',
    blue: 'blue, drop',
    purple: 'purple, moon',
    green: 'green, leaf',
    yellow: 'yellow, star',
    red: 'red, heart',
    white: 'white, cloud',
  },
}

export const home = {
  lead: 'Dreamlike pictures, a hint, and friends who see what you see. Open a table, send the link, play.',
  newTable: 'New table',
  pitches: {
    dixit: 'Hint at a picture so that someone finds it, but not everyone.',
    stella: 'One word, fifteen pictures: mark those your friends will mark too.',
  },
  range: (from: number, to: number) => `${from}–${to} players`,
  name: 'Your name',
  names: ['Comet', 'Juniper', 'Ember', 'Wren', 'Marlow', 'Fable', 'Clover', 'Rook', 'Saffron', 'Willow'],
  join: 'Join with a code',
  codeWrong: 'A code has six letters and digits, like K7M 2QX.',
  go: 'To the table',
  myTables: 'My tables',
  yourTurn: 'Your turn',
  running: 'Game in progress',
  gathering: 'No game in progress',
  howToPlay: 'How to play',
  notice:
    'Starlore plays by the rules of Dixit and Stella, with pictures and words of its own. It is not affiliated with or endorsed by their publisher.',
}

export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { system: 'As on the device', dark: 'Night', light: 'Paper' },
  sound: 'Sound',
  vibration: 'Vibration',
  notifications: 'Notify me when it is my turn',
  notificationsDenied: 'Your browser does not allow notifications for this page.',
  hints: 'Hints while playing',
  device: 'Play on another device',
  deviceText:
    'Open this link on your other device, and your seats come along. It works once, for ten minutes. Keep it to yourself.',
  deviceMake: 'Make a link',
  deviceCode: 'QR code for your other device',
  adopting: 'Bringing your seats to this device…',
  adopted: 'This device is yours now',
}
