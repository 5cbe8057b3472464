// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/pl/game'

export default {
  ...shared,
  steps: { associate: 'Skojarz', reveal: 'Odkryj' },
  grid: 'Obrazki na stole',
  gridKeys: 'Strzałki przenoszą z obrazka na obrazek, plus pokazuje obrazek z bliska.',
  newAfter: (mark: string) => `nowe po rundzie ${mark}`,
  newAlready: 'już nowe',
  columnLeaves: (mark: string) => `Kolumna ${mark}: do wymiany po rundzie ${mark}`,
  freshColumn: (mark: string) => `Nowe obrazki w kolumnie ${mark}`,
  rowLeaves: (mark: string) => `Rząd ${mark}: do wymiany po rundzie ${mark}`,
  look: 'Obejrzyj z bliska',
  tapToLook: 'Dotknij obrazka, żeby go powiększyć.',
  marked: 'Masz go zaznaczony.',
  mark: 'Zaznacz',
  unmark: 'Odznacz',
  watchMarkText: 'Kto co zaznacza, pozostaje na razie tajemnicą.',
  point: 'Wskaż ten obrazek',
  watchScoutText: 'Zwiadowca wskazuje obrazek.',
  aims: (name: string) => `${name} wskazuje obrazek. Kto jeszcze go zaznaczył?`,
  board: 'Twoja tabliczka',
  fresh: (mark: string) => `Nowe obrazki w rzędzie ${mark}`,
  counterfactual: {
    title: 'Co dałaby inna liczba?',
    text: 'Przy rzeczywistych zaznaczeniach pozostałych: ile punktów dałoby średnio od 1 do 10 twoich zaznaczeń.',
    lost: (points: string) => `stracone w ciemności: ${points}`,
    dark: 'stracone w ciemności',
  },
  moments: {
    together: (count: number) => `Największa zgodność, zaznaczenia: ${count}`,
    pair: (names: string) => `Jedna myśl: ${names}`,
    row: (count: number) => `Cały stół: ${shared.counts.sparks(count)} z rzędu`,
    fall: (name: string, marks: number) => `Najśmielszy upadek: ${name}, zaznaczenia: ${marks}`,
  },
  options: {
    words: 'Karty haseł',
    wordSets: {
      discovery: 'Na pierwszą grę',
      standard: 'Całe pudełko',
      mixed: 'Pudełko i nasze',
      own: 'Tylko nasze',
    },
  },
  ownWords: {
    title: 'Nasze karty haseł',
    text: 'Do dziesięciu kart, na każdej jedno lub dwa hasła. Żeby grać tylko z naszymi kartami, wypełnij co najmniej cztery.',
    upper: (card: number) => `Karta ${card}, hasło`,
    lower: (card: number) => `Karta ${card}, drugie hasło`,
    add: 'Dodaj kartę',
    remove: (card: number) => `Usuń kartę ${card}`,
    save: 'Zapisz karty',
  },
} satisfies GameTexts
