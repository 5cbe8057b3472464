// How to play, and learning by playing.
export const guide = {
  title: 'Jak se hraje',
  of: (game: string) => `Jak se hraje ${game}`,
  learn: 'Škola hrou',
  learnText: 'První hra se třemi boty: každé pravidlo vysvětlíme, až na něj poprvé dojde.',
  opening: 'Chystáme stůl…',
  print: 'Vytisknout na jeden list',
  examples: 'Jak se počítají body',
}
