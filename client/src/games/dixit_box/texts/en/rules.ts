// The rules in our own words.
import type { Rules } from '../../../game'

export default {
  title: 'Dixit with the box',
  lead: 'You have the cards; the phones replace voting dials, score track and sums. Hint at a picture so that someone finds it, but not everyone.',
  facts: ['3–8 players', 'about 30 minutes', '84 picture cards', 'played to 30 points'],
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Shuffle the 84 cards and deal six to each player; the rest are the draw pile. Every rabbit starts at 0 on the score track.',
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
    {
      id: 'points',
      title: 'The points',
      body: [
        'If everyone found the storyteller’s card, or nobody did, the storyteller scores 0 and every other player 2.',
        'If some found it but not all, the storyteller and everyone who found it score 3, the others 0.',
        'Either way, every player but the storyteller gets 1 more point for each vote on their card.',
      ],
    },
    {
      id: 'round_end',
      title: 'End of the round',
      body: [
        'The cards on the table are discarded, and everyone draws back up to six. If the draw pile cannot serve everyone, first shuffle what is left of it with the discard pile into a new one.',
        'The player to the storyteller’s left is the next storyteller.',
      ],
    },
    {
      id: 'game_end',
      title: 'End of the game',
      body: [
        'The game ends after the round in which anyone reaches 30 points. Whoever has the most wins, and points beyond 30 count. Players level at the top share the victory.',
      ],
    },
    {
      id: 'three_players',
      title: 'With three players',
      body: [
        'Deal seven cards each. The two guessers play two cards each, so that five lie on the table. You may vote for neither of your own, and each vote on either earns you 1 point. Afterwards the storyteller draws one card, the others two. All else stays the same.',
      ],
    },
    {
      id: 'table',
      title: 'On the table',
      body: [
        'The phones count, move the rabbits and say who tells next. If a mistake was made, the host can take back the last step, and everyone sees it.',
        'A television or a tablet in the middle shows track and votes: menu, “Shared screen”. Bots do not play with real cards.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      body: [
        'Too plain, and everyone finds your card; too private, and nobody does. Look for the middle ground.',
        'As a guesser, play a card that could pass for the storyteller’s: each vote it gets is a point for you.',
      ],
    },
  ],
  examples: {
    all: {
      title: 'Everyone finds it',
      caption:
        'Pink is the storyteller. Blue, Green, Red, Purple and Yellow all vote for Pink’s card: Pink scores 0, the other five 2 each.',
    },
    none: {
      title: 'Nobody finds it',
      caption:
        'Green, Red, Purple and Yellow vote for Blue’s card, Blue for Green’s. Pink scores 0; Red, Purple and Yellow 2 each; Blue 2 + 4 = 6; Green 2 + 1 = 3.',
    },
    some: {
      title: 'Some find it',
      caption: 'Blue and Green find Pink’s card; Red, Purple and Yellow do not: Pink, Blue and Green score 3 each.',
    },
    bonus: {
      title: 'Points for votes',
      caption:
        'In the same round Red votes for Purple’s card, Purple and Yellow for Blue’s: 1 more for Purple, 2 more for Blue. In all: Pink 3, Blue 5, Green 3, Purple 1, Red 0, Yellow 0.',
    },
  },
} satisfies Rules
