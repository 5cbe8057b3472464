// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/dixit/texts/en/rules'

export default {
  title: 'Dixit with the box',
  lead: 'You have the cards; the phones replace voting dials, score track and sums. Hint at a picture so that someone finds it, but not everyone.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'phones',
      title: 'Numbers and votes',
      body: [
        'Hand in your cards face down. Shuffle them and lay them in a row face up: the leftmost is number 1. Everyone secretly tells their phone which number is their own card, then votes by number. Both can be changed until the last one is in.',
        'If several claim the same number, or one is left over, the phones say so. Everyone looks again; nothing is counted until it fits.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    {
      id: 'table',
      title: 'On the table',
      body: [
        'The phones count, move the rabbits and say who tells next. If a mistake was made, the host can take back the last step, and everyone sees it.',
        'A television or a tablet in the middle shows track and votes: menu, “Show on a TV”. Bots do not play with real cards.',
        'Nothing is timed unless the host sets a timer. When it runs out, the phones say so and wait: nobody moves for you, and nothing is scored until everyone has claimed and voted.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies Rules
