// How did you see that? Places and notes in the pictures of a round that is over.
export default {
  title: 'How did you see that?',
  lead: 'Touch a place in a picture, and the others see your ring there.',
  point: 'Show what I saw',
  touch: 'Touch the place in the picture',
  which: 'Which picture?',
  note: 'A few words, if you like',
  send: 'Add the note',
  added: 'Thank you! The others can see it now.',
  takeBack: 'Take it back',
  takeBackOf: (name: string) => `Remove what ${name} wrote`,
  takeBackWhose: 'Remove what one of them wrote',
  ring: (name: string) => `${name} points at a place in the picture`,
}
