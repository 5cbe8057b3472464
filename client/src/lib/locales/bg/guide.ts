// How to play, and learning by playing.
export const guide = {
  title: 'Как се играе',
  of: (game: string) => `Как се играе ${game}`,
  learn: 'Научи се, докато играеш',
  learnText: 'Първа игра с три бота: всяко правило се обяснява, когато за пръв път потрябва.',
  opening: 'Подготвяме масата…',
  print: 'Отпечатай на един лист',
  examples: 'Как се броят точките',
}
