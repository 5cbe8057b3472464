// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/pl/game'

export default {
  ...shared,
  hand: 'Karty na ręce',
  onTable: 'Karty na stole',
  raceText: 'Wybierz kartę i podaj skojarzenie. Kto zrobi to pierwszy, zostaje narratorem.',
  faster: (name: string) => `${name} wyprzedza cię o włos! Twój pomysł poczeka, aż zostaniesz narratorem.`,
  oldIdea: 'Oto twój wcześniejszy pomysł.',
  youTellText: 'Wybierz kartę i podaj do niej skojarzenie.',
  theyTellText: 'Za chwilę padnie skojarzenie. Przejrzyj tymczasem swoje karty.',
  sayAloud: 'Mówię na głos',
  tell: 'Podaj',
  chooseFirst: 'Najpierw wybierz kartę.',
  clueFirst: 'Napisz skojarzenie.',
  clueLeft: (left: number) => `Pozostało znaków: ${left}`,
  choose: 'Wybierz tę kartę',
  unchoose: 'Odłóż',
  chosen: 'Wybrana',
  playOne: 'Która z twoich kart pasuje do skojarzenia?',
  playTwo: 'Które dwie z twoich kart pasują do skojarzenia?',
  playSecond: 'A druga?',
  playing: 'Twoja karta jest na stole. Możesz ją jeszcze zmienić.',
  playingTwo: 'Twoje karty są na stole. Możesz je jeszcze zmienić.',
  youToldWait: 'Jesteś narratorem: teraz karty wybierają inni.',
  play: 'Zagraj tę kartę',
  vote: 'Głosuj',
  youToldVote: 'Jesteś narratorem: teraz głosują inni.',
  hasChosen: 'karta wybrana',
  suspense: 'Głosy oddane…',
  moments: {
    fooled: (name: string, votes: number) => `Najlepsza zmyłka: ${name}, głosy: ${votes}`,
    split: (name: string, found: number, of: number) => `Najlepsze skojarzenie: ${name}, trafienia: ${found} z ${of}`,
    lonely: (name: string) => `Jedyne trafienie: ${name}`,
  },
  tv: {
    choosing: 'Wybieramy karty',
    thinking: (name: string) => `${name} wymyśla skojarzenie…`,
    next: (name: string) => `Następny narrator: ${name}`,
  },
  refusals: {
    ...shared.refusals,
    not_in_hand: 'Nie masz tej karty na ręce.',
    not_time_to_play: 'Teraz nie zagrywa się kart.',
    storyteller_does_not_play: 'Jesteś narratorem: karty wybierają inni.',
  },
} satisfies GameTexts
