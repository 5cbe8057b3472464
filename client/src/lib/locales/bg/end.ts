// The end of a game.
const places = ['1-во', '2-ро', '3-то', '4-то', '5-о', '6-о', '7-мо', '8-мо']

export const end = {
  title: 'Край',
  wins: (name: string) => `Печели ${name}!`,
  share: (names: string) => `Обща победа: ${names}`,
  youWin: 'Ти победи!',
  words: {
    first: 'Роди се звезда.',
    close: 'Съвсем близо: още един рунд и можеше да си ти.',
    middle: 'Хубаво мечтание!',
    last: 'И тихите звезди са нужни на небето. Реванш?',
  },
  moments: 'Картини от тази игра',
  picture: 'Сподели резултата',
  pictureNames: 'С имена',
  youShare: 'Победата е и твоя!',
  final: 'Краен резултат',
  story: 'Историята на играта',
  storyText: (rounds: string) => `Точките за ${rounds}`,
  album: 'Албумът',
  again: 'Играй пак',
  other: (game: string) => `Играй ${game}`,
  leaf: 'Прелисти рундовете',
  change: 'Настройки на масата',
  wait: (name: string) => `Домакинът (${name}) ще започне следващата игра`,
  place: (place: number) => `${places[place - 1] ?? place} място`,
  fair: 'Честно ли бяха раздадени картите?',
}
