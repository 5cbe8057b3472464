// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/stella/texts/en/rules'

export default {
  title: 'Stella with the box',
  lead: 'Fifteen real cards and one word: mark on your phone those that others will mark too. The phones keep lanterns, stars and points.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    {
      id: 'phones',
      title: 'Slates and words',
      body: [
        'Your phone is your board: its fifteen fields lie like the cards in front of you. Mark in secret, then press “Ready”. The word comes from a card of your own box, which somebody types or reads out, or from this site.',
      ],
    },
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'On the table',
      body: [
        'The phones say who is in the dark, who points next, what a card has become, which row to replace and who gets the pawn. If a mistake was made, the host can take back the reveal or the last round; the crosses stay.',
        'A television or a tablet in the middle shows lanterns and results: menu, “Show on a TV”. Bots do not play with real cards.',
        'Photograph the fifteen cards, and the phones show them in their places. The photograph stays on your table and is deleted with it.',
        'Nothing is timed unless the host sets a timer. When it runs out, nobody moves for you: marks that are set stand and your marker is passed, whoever has marked nothing is waited for, and the scout points in their own time.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies Rules
