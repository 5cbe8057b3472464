// What the screens of this game say.
import shared from '../../../../rulebook/stella/texts/en/game'

export default {
  ...shared,
  steps: { associate: 'Associate', reveal: 'Reveal' },
  grid: 'The pictures',
  gridKeys: 'Arrow keys go from picture to picture, plus shows one large.',
  newAfter: (mark: string) => `new after round ${mark}`,
  newAlready: 'new already',
  rowLeaves: (mark: string) => `Row ${mark}: replaced after round ${mark}`,
  columnLeaves: (mark: string) => `Column ${mark}: replaced after round ${mark}`,
  freshColumn: (mark: string) => `New pictures in column ${mark}`,
  look: 'Look closely',
  marked: 'You marked it.',
  mark: 'Mark',
  unmark: 'Unmark',
  watchMarkText: 'What they mark stays secret for now.',
  point: 'Point at this picture',
  watchScoutText: 'The scout points at a picture.',
  aims: (name: string) => `${name} points. Who else has marked it?`,
  board: 'Your board',
  fresh: (mark: string) => `New pictures in row ${mark}`,
  counterfactual: {
    title: 'What would other numbers have brought?',
    text: 'With the marks that everyone else really set: the points that 1 to 10 marks of yours would have brought on average.',
    lost: (points: string) => `lost to the dark: ${points}`,
    dark: 'lost in the dark',
  },
  moments: {
    together: (count: number) => `Seen alike by ${count}`,
    pair: (names: string) => `Two of a mind: ${names}`,
    row: (count: number) => `The whole table: ${shared.counts.sparks(count)} in a row`,
    fall: (name: string, marks: number) => `The boldest fall: ${name}, marks: ${marks}`,
  },
  options: {
    words: 'Word cards',
    wordSets: {
      discovery: 'For the first game',
      standard: 'The whole box',
      mixed: 'The box and our own',
      own: 'Our own only',
    },
  },
  ownWords: {
    title: 'Our own word cards',
    text: 'Up to ten cards with one or two words each. With our own only, fill at least four.',
    upper: (card: number) => `Card ${card}, word`,
    lower: (card: number) => `Card ${card}, the other word`,
    add: 'Add a card',
    remove: (card: number) => `Remove card ${card}`,
    save: 'Keep these cards',
  },
}
