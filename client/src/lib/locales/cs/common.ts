// Slova, která jsou potřeba všude, úvodní stránka a nastavení.
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

export const common = {
  close: 'Zavřít',
  cancel: 'Zrušit',
  save: 'Uložit',
  copied: 'Zkopírováno',
  loading: 'Chvilku…',
  you: 'ty',
  bot: 'bot',
  next: 'Další',
  previous: 'Předchozí',
  home: 'Domů',
  nowhere: 'Tady nic není',
  nowhereText: 'Tahle adresa vede do prázdného nočního nebe.',
  goHome: 'Na úvodní stránku',
  position: (index: number, all: number) => `${index} z ${all}`,
  games: { dixit: 'Dixit', stella: 'Stella' },
  colours: {
    orange: 'oranžový, slunce',
    pink: 'růžový, květ',
    blue: 'modrý, kapka',
    purple: 'fialový, měsíc',
    green: 'zelený, list',
    yellow: 'žlutý, hvězda',
    red: 'červený, srdce',
    white: 'bílý, mrak',
  },
}

export const home = {
  lead: 'Snové obrázky, jedna nápověda a přátelé, kteří vidí totéž co ty. Otevři stůl, pošli odkaz a hrajte.',
  newTable: 'Nový stůl',
  pitches: {
    dixit: 'Dej ke svému obrázku nápovědu, podle které ho někdo uhodne, ale ne všichni.',
    stella: 'Jedno slovo, patnáct obrázků: označ ty, které označí i ostatní.',
  },
  range: (from: number, to: number) => `${from}–${to} hráčů`,
  name: 'Tvoje jméno',
  names: ['Kometa', 'Jalovec', 'Jiskra', 'Špaček', 'Bajka', 'Vánek', 'Máta', 'Úsvit', 'Sova', 'Jeřabina'],
  join: 'Připojit se kódem',
  codeWrong: 'Kód tvoří šest písmen a číslic, třeba K7M 2QX.',
  go: 'Ke stolu',
  myTables: 'Moje stoly',
  yourTurn: 'Jsi na řadě',
  running: 'Hra běží',
  gathering: 'Zrovna se nehraje',
  howToPlay: 'Jak se hraje',
  notice:
    'Starlore se řídí pravidly her Dixit a Stella, obrázky a slova má ale vlastní. Projekt není nijak spojen s vydavatelem těchto her ani jím schválen.',
}

export const settings = {
  title: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle zařízení', dark: 'Noc', light: 'Papír' },
  sound: 'Zvuk',
  vibration: 'Vibrace',
  notifications: 'Upozornit, když jsem na řadě',
  notificationsDenied: 'Prohlížeč téhle stránce nedovoluje upozornění.',
  hints: 'Rady při hře',
  device: 'Hrát na jiném zařízení',
  deviceText:
    'Otevři tenhle odkaz na druhém zařízení a tvoje místa u stolů na tebe budou čekat i tam. Funguje jen jednou a platí deset minut. Nikomu ho neukazuj.',
  deviceMake: 'Vytvořit odkaz',
  deviceCode: 'QR kód pro tvoje druhé zařízení',
  adopting: 'Přenášíme tvoje místa na tohle zařízení…',
  adopted: 'Hotovo, teď můžeš hrát i tady',
}
