// The end of a game.
const places = ['1-во', '2-ро', '3-то', '4-то', '5-о', '6-о', '7-мо', '8-мо']

export const end = {
  title: 'Край',
  wins: (name: string) => `Победител: ${name}`,
  share: (names: string) => `Обща победа: ${names}`,
  youWin: 'Ти победи!',
  youShare: 'Победата е обща – твоя също!',
  final: 'Краен резултат',
  story: 'Историята на играта',
  storyText: (rounds: string) => `Точките за ${rounds}`,
  again: 'Играй пак',
  other: (game: string) => `Играй ${game}`,
  leaf: 'Прелисти рундовете',
  change: 'Промени масата',
  wait: (name: string) => `Домакинът (${name}) започва следващата игра`,
  place: (place: number) => `${places[place - 1] ?? place} място`,
}
