// Jak se hraje, rady a společná obrazovka.
export const guide = {
  title: 'Jak se hraje',
  of: (game: string) => `Jak se hraje ${game}`,
  learn: 'Škola hrou',
  learnText: 'První hra se třemi boty: každé pravidlo vysvětlíme, až na něj poprvé dojde.',
  opening: 'Chystáme stůl…',
  print: 'Vytisknout na jeden list',
  examples: 'Jak se počítají body',
}

export const tv = {
  join: 'Pojď hrát',
  joinText: 'Naskenuj kód, nebo ho zadej na',
  fullscreen: 'Celá obrazovka',
  gathering: 'Scházíme se',
  choosing: 'Vybírají se karty',
}
