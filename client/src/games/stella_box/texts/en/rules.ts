// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/stella/texts/en/rules'

export default {
  title: 'Stella with the box',
  lead: 'Fifteen real cards and one word: mark on your phone those that others will mark too. The phones keep lanterns, stars and points.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Shuffle the picture cards and lay out 15 face up, in three rows of five. The rest are the draw pile; a game uses 30 cards.',
        'Draw four of the 96 word cards, two words on each, and pile them face down. For a first game take the four discovery word cards, in order from 1 to 4. Ten blank ones are for words of your own.',
        'Everyone has a lantern, light side up, and a secret board that mirrors the pictures. Draw lots for the first player, who takes the pawn.',
      ],
    },
    {
      id: 'associate',
      title: '1. Associate',
      body: [
        'Turn over the top word card: its upper word is the clue. If you do not understand it or do not want it, you may all agree to use the card’s other word.',
        'Everyone secretly marks the pictures that go with the clue: at least 1, at most 10. Take your time. When you are ready, pass your marker to the left; once everyone has, the marks are final.',
      ],
    },
    {
      id: 'phones',
      title: 'Slates and words',
      body: [
        'Your phone is your board: its fifteen fields lie like the cards in front of you. Mark in secret, then press “Ready”. The word comes from a card of your own box, which somebody types or reads out, or from this site.',
      ],
    },
    {
      id: 'announce',
      title: '2. Announce',
      body: [
        'Everyone says how many pictures they marked, but not which, and sets their lantern on that number. If exactly one player has the highest number, that player is in the dark and turns the lantern dark side up. If two or more share it, nobody is.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Beginning with the first player and going clockwise, the scout points at a picture they marked that nobody has pointed at this round. Everyone who marked it too says so.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'The next round',
      body: [
        'The word card goes back in the box, the pawn one seat clockwise. Five new pictures replace a row, from the bottom up: the bottom one after round 1, the middle one after 2, the top one after 3. Turn all lanterns light side up and wipe the boards.',
      ],
    },
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'On the table',
      body: [
        'The phones say who is in the dark, who points next, what a card has become, which row to replace and who gets the pawn. If a mistake was made, the host can take it back, card by card; once the whole reveal is taken back, marks can be changed again.',
        'A television or a tablet in the middle shows lanterns and results: menu, “Show on a TV”. Bots do not play with real cards.',
        'Photograph the fifteen cards, and the phones show them in their places. The photograph stays on your table and is deleted with it.',
        'Nothing is timed unless the host sets a timer. When it runs out, nobody moves for you: marks that are set stand and your marker is passed, whoever has marked nothing is waited for, and the scout points in their own time.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies Rules
