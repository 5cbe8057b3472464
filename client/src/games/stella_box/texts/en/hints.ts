// Hints while playing: what to do with the cards.
import type { Hint } from '../../../game'

export default {
  box_stella_welcome: ['Stella with the box', 'Lay out the cards; the phones do the rest.'],
  box_lay: [
    'Lay out the cards',
    'Fifteen cards face up, in three rows of five, so that everyone sees them the same way round. Then turn over a word card; one of you types the word or reads it out.',
  ],
  box_mark: [
    'Your slate',
    'The fields lie like the cards on the table. Tap those that go with the word, 1 to 10, and let nobody look. Then press “Ready”.',
  ],
  box_dark: [
    'The lanterns',
    'The phones show how many cards everyone marked. Whoever alone has most is in the dark: a fall costs them dearly.',
  ],
  box_scout: [
    'You point',
    'Point at a real card that you marked, so that all see which, and tap its field. The safest first.',
  ],
  box_others_scout: [
    'Somebody points',
    'Look at the card that the scout points at. The phones show who else marked it.',
  ],
  box_row: ['A new row', 'Put the named row back into the box and lay five new cards there. The pawn goes on.'],
  box_last: ['One more look', 'If something was wrong, the host can still take the round back.'],
} satisfies Record<string, Hint>
