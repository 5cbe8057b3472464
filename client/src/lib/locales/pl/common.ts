// Słowa używane wszędzie, strona główna i ustawienia.
import { counting } from '../../i18n/plural'

const language = 'pl'

export const counts = {
  points: counting(language, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  rounds: counting(language, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
  stars: counting(language, { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek', other: 'gwiazdki' }),
  votes: counting(language, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' }),
  players: counting(language, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
  marks: counting(language, { one: 'krzyżyk', few: 'krzyżyki', many: 'krzyżyków', other: 'krzyżyka' }),
  spectators: counting(language, { one: 'widz', few: 'widzów', many: 'widzów', other: 'widza' }),
  seconds: counting(language, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' }),
}

export const common = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  save: 'Zapisz',
  copied: 'Skopiowano',
  loading: 'Chwileczkę…',
  you: 'ty',
  bot: 'bot',
  next: 'Dalej',
  previous: 'Wstecz',
  home: 'Strona główna',
  nowhere: 'Nic tu nie ma',
  nowhereText: 'Ten adres prowadzi w puste nocne niebo.',
  goHome: 'Na stronę główną',
  position: (index: number, all: number) => `${index} z ${all}`,
  games: { dixit: 'Dixit', stella: 'Stella' },
  colours: {
    orange: 'pomarańczowy, słońce',
    pink: 'różowy, kwiat',
    blue: 'niebieski, kropla',
    purple: 'fioletowy, księżyc',
    green: 'zielony, liść',
    yellow: 'żółty, gwiazda',
    red: 'czerwony, serce',
    white: 'biały, chmurka',
  },
}

export const home = {
  lead: 'Baśniowe obrazki, jedno skojarzenie i przyjaciele, którzy widzą to samo co ty. Otwórz stół, wyślij link i grajcie.',
  newTable: 'Nowy stół',
  pitches: {
    dixit: 'Podaj skojarzenie tak, żeby ktoś odgadł twój obrazek, ale nie wszyscy.',
    stella: 'Jedno słowo, piętnaście obrazków: zaznacz te, które zaznaczą też inni.',
  },
  range: (from: number, to: number) => `${from}–${to} graczy`,
  name: 'Twoje imię',
  names: ['Kometa', 'Jałowiec', 'Iskierka', 'Szpak', 'Baśń', 'Wicher', 'Mięta', 'Zorza', 'Gawron', 'Sowa'],
  join: 'Dołącz za pomocą kodu',
  codeWrong: 'Kod to sześć liter i cyfr, na przykład K7M 2QX.',
  go: 'Do stołu',
  myTables: 'Moje stoły',
  yourTurn: 'Twoja kolej',
  running: 'Gra trwa',
  gathering: 'Teraz nikt nie gra',
  howToPlay: 'Jak grać',
  notice:
    'Starlore korzysta z zasad gier Dixit i Stella, ale ma własne obrazki i własne słowa. Projekt nie jest powiązany z wydawcą tych gier ani przez niego autoryzowany.',
}

export const settings = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Wygląd',
  themes: { system: 'Jak w systemie', dark: 'Noc', light: 'Papier' },
  sound: 'Dźwięk',
  vibration: 'Wibracje',
  notifications: 'Powiadom o mojej kolei',
  notificationsDenied: 'Przeglądarka nie pozwala tej stronie na powiadomienia.',
  hints: 'Podpowiedzi podczas gry',
  device: 'Graj na innym urządzeniu',
  deviceText:
    'Otwórz ten link na drugim urządzeniu, a twoje miejsca przy stołach przeniosą się razem z tobą. Link działa tylko raz, przez dziesięć minut. Nikomu go nie pokazuj.',
  deviceMake: 'Utwórz link',
  deviceCode: 'Kod QR dla drugiego urządzenia',
  adopting: 'Przenosimy twoje miejsca na to urządzenie…',
  adopted: 'Twoje miejsca są już na tym urządzeniu',
}
