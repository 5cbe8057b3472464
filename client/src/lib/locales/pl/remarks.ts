// How did you see that? Places and notes in the pictures of a round that is over.
export default {
  title: 'Co w tym widzisz?',
  lead: 'Dotknij miejsca na obrazku, a inni zobaczą tam twój krąg.',
  point: 'Pokażę, co widzę',
  touch: 'Dotknij miejsca na obrazku',
  which: 'Który obrazek?',
  note: 'Kilka słów, jeśli chcesz',
  send: 'Dodaj notatkę',
  added: 'Dziękujemy! Inni już to widzą.',
  takeBack: 'Cofnij',
  takeBackOf: (name: string) => `Usuń notatkę: ${name}`,
  takeBackWhose: 'Usuń notatkę jednej z tych osób',
  ring: (name: string) => `${name} wskazuje miejsce na obrazku`,
}
