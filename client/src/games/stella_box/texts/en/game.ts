// What the screens of this game say.
import shared from '../../../../rulebook/stella/texts/en/game'

export default {
  ...shared,
  namePrompt: 'Turn over a word card of yours',
  nameText: 'Type the word for everyone, or read it out.',
  nameLabel: 'The word on your card',
  nameIt: 'Play with this word',
  readOut: 'I have read it out',
  wasReadOut: 'Read out at the table',
  rename: 'Another word',
  place: (row: number, column: number) => `Row ${row}, card ${column}`,
  slate: 'Your slate: the places of the fifteen cards',
  photograph: 'Photograph the cards',
  photographAgain: 'Photograph the cards anew',
  timeUp: {
    marking: 'Marks that are set stand. Whoever has none marks one now.',
    other: 'The others are waiting.',
  },
  pointHere: 'I point at this card',
  reopens: (round: number) =>
    `Round ${round} goes back to the last card pointed at, and marks made since then are lost.`,
  replaceRow: (row: string) => `Replace the ${row} row with five new cards from the pile.`,
  rowNames: ['top', 'middle', 'bottom'] as const,
  firstNow: (name: string) => `The pawn goes to: ${name}`,
  pass: (names: string) => `Show your slates to nobody. Waiting for: ${names}`,
  refusals: { ...shared.refusals, word_first: 'First say which word is played.' },
  options: {
    words: 'Word cards',
    wordSets: { theirs: 'The box on our table', standard: 'Cards of this site', discovery: 'This site, first game' },
  },
}
