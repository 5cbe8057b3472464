// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/dixit/texts/en/rules'

export default {
  title: 'Dixit with the box',
  lead: 'You have the cards; the phones replace voting dials, score track and sums. Hint at a picture so that someone finds it, but not everyone.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Shuffle the picture cards and deal six to each player; the rest are the draw pile. Every rabbit starts at 0 on the score track.',
        'Everyone looks at their hand. Whoever comes up with a clue first is the first storyteller.',
      ],
    },
    {
      id: 'clue',
      title: 'The clue',
      body: [
        'The storyteller secretly picks a card from their hand and gives a clue: a word, a sentence, a quotation, a tune. Anything goes.',
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      body: [
        'Everyone else secretly picks a card from their own hand that suits the clue. All these cards, the storyteller’s among them, are shuffled and laid face up on numbered places.',
      ],
    },
    {
      id: 'phones',
      title: 'Numbers and votes',
      body: [
        'Hand in your cards face down. Shuffle them and lay them in a row face up: the leftmost is number 1. Everyone secretly tells their phone which number is their own card, then votes by number. Both can be changed until the last one is in.',
        'If several claim the same number, or one is left over, the phones say so. Everyone looks again; nothing is counted until it fits.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'End of the round',
      body: [
        'The cards on the table are discarded, and everyone draws back up to six. If the draw pile cannot serve everyone, first shuffle what is left of it with the discard pile into a new one.',
        'The player to the storyteller’s left is the next storyteller.',
      ],
    },
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
