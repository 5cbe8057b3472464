// The album of an evening.
import { counting } from '../../i18n/plural'

const language = 'pl'

export default {
  title: 'Album',
  cover: 'Nasz wieczór',
  games: counting(language, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' }),
  none: 'Żadna partia nie została tu jeszcze rozegrana do końca. Album zacznie się od pierwszej.',
  closed: 'Ten album jest dla tych, którzy siedzieli przy stole',
  closedText: 'Poproś ich o link: może go utworzyć gospodarz.',
  gone: 'Ten link już donikąd nie prowadzi',
  goneText: 'Został wyłączony albo stołu już nie ma.',
  print: 'Wydrukuj jako książeczkę',
  keep: 'Zapisz jako plik',
  poster: 'Obrazek do wysłania',
  keepAndShow: 'Zapisz i pokaż',
  roundPicture: (round: string) => `${round} jako obrazek`,
  making: 'Chwileczkę…',
  share: 'Link dla innych',
  shareText:
    'Kto ma link, widzi ten album z imionami i może obejrzeć partie jeszcze raz, razem z kartami wszystkich graczy. Link możesz wyłączyć w każdej chwili.',
  shared: 'Ten album ma link, który mogą otworzyć inni.',
  table: 'Do stołu',
  replay: 'Obejrzyj jeszcze raz',
  moments: 'Najlepsze chwile',
  comeback: (name: string, points: string) => `Wielki powrót: ${name}, największa strata: ${points}`,
  rounds: 'Runda po rundzie',
  notes: 'Co widzieliśmy',
  of: (shown: number, all: number) => `${shown} z ${all}`,
  bot: 'bot',
  reading: {
    title: 'Kto kogo rozumie',
    lead: 'Jak często ktoś odgadł obrazek innej osoby albo zaznaczył te same obrazki co ona. Kilka rund to tylko kilka rund: pamiątka, nie wyrok.',
    reader: 'Kto rozumie',
    read: 'Kogo',
  },
  player: {
    play: 'Odtwórz',
    pause: 'Pauza',
    back: 'Krok wstecz',
    on: 'Krok dalej',
    seat: 'Czyimi oczami?',
    everyone: 'Widz',
    step: (step: number, of: number) => `Krok ${step} z ${of}`,
    pace: 'Tempo',
    album: 'Do albumu',
  },
}
