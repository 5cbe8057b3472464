// The end of a game.
import { accusative } from './games'

export const end = {
  title: 'Konec hry',
  wins: (name: string) => `Vyhrává ${name}`,
  share: (names: string) => `Společné vítězství: ${names}`,
  youWin: 'Vyhráváš!',
  youShare: 'Vyhráváte společně!',
  final: 'Konečný výsledek',
  story: 'Příběh hry',
  storyText: (rounds: string) => `Body za ${rounds}`,
  again: 'Hrát znovu',
  other: (game: string) => `Zahrát si ${accusative(game)}`,
  leaf: 'Projít si kola',
  change: 'Změnit nastavení stolu',
  wait: (name: string) => `Další hru spustí hostitel: ${name}`,
  place: (place: number) => `${place}. místo`,
}
