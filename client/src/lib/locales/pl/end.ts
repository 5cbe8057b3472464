// The end of a game.
import { accusative } from './games'

export const end = {
  title: 'Koniec',
  wins: (name: string) => `Wygrywa ${name}!`,
  share: (names: string) => `Wspólne zwycięstwo: ${names}`,
  youWin: 'Wygrywasz!',
  youShare: 'Wygrywacie wspólnie!',
  words: {
    first: 'Narodziła się gwiazda.',
    close: 'Tak blisko: jeszcze jedna runda i kto wie.',
    middle: 'Pięknie wyśnione!',
    last: 'Niebo potrzebuje też cichych gwiazd. Rewanż?',
  },
  moments: 'Obrazki z tej gry',
  picture: 'Udostępnij wynik',
  pictureNames: 'Z imionami',
  final: 'Wynik końcowy',
  story: 'Przebieg gry',
  storyText: (rounds: string) => `Wykres punktów: ${rounds}`,
  album: 'Album',
  again: 'Zagraj jeszcze raz',
  other: (game: string) => `Zagraj w ${accusative(game)}`,
  leaf: 'Przejrzyj rundy',
  change: 'Ustawienia stołu',
  wait: (name: string) => `Następną partię rozpocznie gospodarz: ${name}`,
  place: (place: number) => `${place}. miejsce`,
  fair: 'Czy rozdanie było uczciwe?',
}
