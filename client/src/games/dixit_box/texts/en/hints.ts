// Hints while playing: what to do with the cards.
import type { Hint } from '../../../game'

export default {
  box_dixit_welcome: ['Dixit with the box', 'Keep the cards; the phones do the rest.'],
  box_race: [
    'Deal the cards',
    'Shuffle them and deal six each (seven when three play). Whoever has an idea first says the clue aloud and presses “I have told”.',
  ],
  box_tell: [
    'You tell',
    'Pick a card, lay it face down and say your clue aloud. Then press “I have told”. You may type it for those who did not hear.',
  ],
  box_hear: ['Somebody else tells', 'Listen, and find what fits among your cards. Hand it in face down.'],
  box_claim: [
    'Numbers',
    'Hand in your card face down. Somebody shuffles all cards and lays them in a row: 1 is on the left. Then tell your phone which number is yours. Nobody else sees it.',
  ],
  box_claim_two: [
    'Two cards each',
    'With three players, everyone but the storyteller hands in two cards: five lie in the row. Tell your phone both numbers.',
  ],
  box_clash: [
    'Two of you disagree',
    'Count the row again from the left and look at your card. Only you can see your number; correct it if it was wrong.',
  ],
  box_scored: [
    'Clear the table',
    'Put the row on the discard pile, and draw back up to a full hand. The phones have counted already.',
  ],
  box_end: ['One more look', 'If a number or a vote was wrong, the host can still take the round back.'],
} satisfies Record<string, Hint>
