// How to play, and learning by playing.
export const guide = {
  title: 'How to play',
  of: (game: string) => `How to play ${game}`,
  learn: 'Learn by playing',
  learnText: 'A first game with three bots, where every rule is explained when it first happens.',
  opening: 'Opening your table…',
  print: 'Print on one sheet',
  examples: 'How points are counted',
}
