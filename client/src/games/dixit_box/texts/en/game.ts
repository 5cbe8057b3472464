// What the screens of this game say.
import shared from '../../../../rulebook/dixit/texts/en/game'

export default {
  ...shared,
  youTellText: 'Choose a card from your hand and tell. Typing the clue is optional.',
  raceText: 'Whoever has an idea first says it aloud, presses the button, and is the storyteller.',
  clueLabel: 'The clue, for those who did not hear it',
  told: 'I have told',
  theyTellText: 'Listen, and look at your cards meanwhile.',
  timeUp: {
    voting: 'Nothing is scored until everyone has claimed and voted.',
    other: 'The others are waiting.',
  },
  layOut: 'Everyone hands in cards face down. Shuffle them, lay them in a row face up and count from the left.',
  claimPrompt: 'Which number is your card?',
  claimPromptTwo: 'Which two numbers are your cards?',
  claimPromptRoom: 'Which numbers are your cards?',
  claimFor: (slot: number) => `Number ${slot} is mine`,
  change: 'Change my number',
  tellerClaimed: 'Your number is in. The others vote now.',
  claimedOnly: 'Your number is in.',
  hasClaimed: 'number said',
  clash: 'The numbers do not fit',
  twice: (numbers: string) => `Claimed by several: ${numbers}.`,
  free: (numbers: string) => `Left over: ${numbers}.`,
  clashText: 'Everyone looks again and corrects their number if it was wrong.',
  row: 'The row of cards',
  clearAway: 'Put the row on the discard pile. Everyone draws back up to a full hand.',
  next: (name: string) => `Next storyteller: ${name}`,
}
