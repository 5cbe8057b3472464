// Sõnad, mida läheb vaja igal pool, avaleht ja seaded.
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

export const common = {
  close: 'Sulge',
  cancel: 'Loobu',
  save: 'Salvesta',
  copied: 'Kopeeritud',
  loading: 'Üks hetk…',
  you: 'sina',
  bot: 'bot',
  next: 'Edasi',
  previous: 'Tagasi',
  home: 'Avaleht',
  nowhere: 'Siin pole midagi',
  nowhereText: 'See aadress viib tühja öötaevasse.',
  goHome: 'Avalehele',
  position: (index: number, all: number) => `${index}/${all}`,
  games: { dixit: 'Dixit', stella: 'Stella' },
  colours: {
    orange: 'oranž, päike',
    pink: 'roosa, õis',
    blue: 'sinine, tilk',
    purple: 'lilla, kuu',
    green: 'roheline, leht',
    yellow: 'kollane, täht',
    red: 'punane, süda',
    white: 'valge, pilv',
  },
}

export const home = {
  lead: 'Unenäolised pildid, üks vihje ja sõbrad, kes näevad sama mis sina. Ava laud, saada neile link ja hakake mängima.',
  newTable: 'Uus laud',
  pitches: {
    dixit: 'Anna vihje, mille järgi leiab su pildi keegi, aga mitte kõik.',
    stella: 'Üks sõna, viisteist pilti: märgi need, mille valivad ka sõbrad.',
  },
  range: (from: number, to: number) => `${from}–${to} mängijat`,
  name: 'Sinu nimi',
  names: ['Komeet', 'Kadakas', 'Säde', 'Varblane', 'Muinaslugu', 'Tuuleke', 'Münt', 'Koit', 'Öökull', 'Pihlakas'],
  join: 'Liitu koodiga',
  codeWrong: 'Koodis on kokku kuus tähte ja numbrit, näiteks K7M 2QX.',
  go: 'Lauda',
  myTables: 'Minu lauad',
  yourTurn: 'Sinu kord',
  running: 'Mäng käib',
  gathering: 'Praegu ei mängita',
  howToPlay: 'Kuidas mängida',
  notice:
    'Starlore’is mängitakse Dixiti ja Stella reeglite järgi, kuid pildid ja sõnad on meie omad. Nende mängude kirjastaja ei ole Starlore’iga seotud ega ole seda heaks kiitnud.',
}

export const settings = {
  title: 'Seaded',
  language: 'Keel',
  theme: 'Välimus',
  themes: { system: 'Nagu seadmes', dark: 'Öö', light: 'Paber' },
  sound: 'Heli',
  vibration: 'Vibreerimine',
  notifications: 'Teata, kui on minu kord',
  notificationsDenied: 'Brauser ei luba sellel lehel teateid saata.',
  hints: 'Nõuanded mängu ajal',
  device: 'Mängi teises seadmes',
  deviceText:
    'Ava see link oma teises seadmes ja su kohad laudades tulevad kaasa. Link toimib ühe korra ja kehtib kümme minutit. Ära seda teistele näita.',
  deviceMake: 'Loo link',
  deviceCode: 'QR-kood sinu teise seadme jaoks',
  adopting: 'Toome su kohad sellesse seadmesse…',
  adopted: 'Sinu kohad on nüüd selles seadmes',
}
