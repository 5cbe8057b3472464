// The end of a game.
import { accusative } from './games'

export const end = {
  title: 'Konec hry',
  wins: (name: string) => `Vyhrává ${name}`,
  share: (names: string) => `Společné vítězství: ${names}`,
  youWin: 'Vyhráváš!',
  youShare: 'Vyhráváte společně!',
  words: {
    first: 'Zrodila se hvězda.',
    close: 'Tak blízko: ještě kolo a mohlo to vyjít.',
    middle: 'Krásně vysněno!',
    last: 'Nebe potřebuje i tiché hvězdy. Odveta?',
  },
  moments: 'Obrázky z této hry',
  picture: 'Sdílet výsledek',
  pictureNames: 'Se jmény',
  final: 'Konečný výsledek',
  story: 'Příběh hry',
  storyText: (rounds: string) => `Body za ${rounds}`,
  album: 'Album',
  again: 'Hrát znovu',
  other: (game: string) => `Zahrát si ${accusative(game)}`,
  leaf: 'Projít si kola',
  change: 'Změnit nastavení stolu',
  wait: (name: string) => `Další hru spustí hostitel: ${name}`,
  place: (place: number) => `${place}. místo`,
  fair: 'Bylo rozdávání poctivé?',
}
