// How did you see that? Places and notes in the pictures of a round that is over.
export default {
  title: 'Как го видя?',
  lead: 'Докосни място в картина и другите ще видят там твоя кръг.',
  point: 'Ще покажа какво видях',
  touch: 'Докосни мястото в картината',
  which: 'Коя картина?',
  note: 'Няколко думи, ако искаш',
  send: 'Добави бележката',
  added: 'Благодарим! Другите вече го виждат.',
  takeBack: 'Махни го',
  takeBackOf: (name: string) => `Махни написаното от ${name}`,
  takeBackWhose: 'Махни написаното от един от тях',
  ring: (name: string) => `${name} сочи място в картината`,
}
