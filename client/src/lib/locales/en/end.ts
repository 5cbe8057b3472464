// The end of a game.
export const end = {
  title: 'The end',
  wins: (name: string) => `The winner: ${name}`,
  share: (names: string) => `Shared victory: ${names}`,
  youWin: 'You have won!',
  youShare: 'You share the victory!',
  final: 'Final score',
  story: 'The story of the game',
  storyText: (rounds: string) => `Points over ${rounds}`,
  again: 'Play again',
  other: (game: string) => `Play ${game}`,
  leaf: 'Leaf through the rounds',
  change: 'Change the table',
  wait: (name: string) => `The host opens the next game: ${name}`,
  place: (place: number) => `Place ${place}`,
}
