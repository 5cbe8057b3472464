// The home page.
export const home = {
  lead: 'Dreamlike pictures, a hint, and friends who see what you see. Open a table, send the link, play.',
  newTable: 'New table',
  range: (from: number, to: number) => `${from}–${to} players`,
  name: 'Your name',
  names: ['Comet', 'Juniper', 'Ember', 'Wren', 'Marlow', 'Fable', 'Clover', 'Rook', 'Saffron', 'Willow'],
  join: 'Join with a code',
  codeWrong: 'A code has six letters and digits, like K7M 2QX.',
  go: 'To the table',
  myTables: 'My tables',
  yourTurn: 'Your turn',
  running: 'Game in progress',
  gathering: 'No game in progress',
  myEvenings: 'My evenings',
  tv: 'Play on a TV',
  first: 'New here? A first game explains itself:',
  howToPlay: 'How to play',
  about: 'Privacy, licences, contact',
  notice:
    'Starlore plays by the rules of Dixit and Stella, with pictures and words of its own. It is not affiliated with or endorsed by their publisher.',
  myDecks: 'My decks',
}
