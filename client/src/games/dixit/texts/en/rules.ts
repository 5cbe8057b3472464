// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/dixit/texts/en/rules'

export default {
  title: 'Dixit',
  lead: 'The storyteller hints at a picture, and the others hide it among pictures of their own. Make sure that someone understands you, but not everyone.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Starlore shuffles the cards and deals six to each player. All rabbits start at 0 on the score track.',
        'In round 1 whoever tells first is the storyteller, unless the host has chosen to draw lots.',
      ],
    },
    {
      id: 'clue',
      title: 'The clue',
      body: [
        'If you are the storyteller, tap a card of yours, then “Choose this card”. Write a clue to it (a word, a sentence, anything up to 200 characters), or press “I say it aloud” if you are in one room or on a call. Then press “Tell”.',
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      body: [
        'Everyone else taps a card that suits the clue, then “Play this card”; you can change it until the last one is in. Then Starlore shuffles all cards, the storyteller’s among them, and lays them face up.',
      ],
    },
    {
      id: 'votes',
      title: 'The votes',
      body: [
        'Everyone but the storyteller secretly votes for the card they take for the storyteller’s: press “Vote” beneath it. You cannot vote for your own. You can change your vote until the last is in; then all are shown at once.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'End of the round',
      body: [
        'Starlore counts, moves the rabbits, discards the cards on the table and fills every hand up to six. If the draw pile cannot serve everyone, what is left of it is first shuffled with the discarded cards.',
        'Press “To the next round”. Whoever sits in the next seat is the storyteller.',
      ],
    },
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'On Starlore',
      body: [
        'Before the game, the host can choose another number of points than 30 and a time for each move; when it runs out, a bot makes that one move for you. Otherwise nothing is timed.',
        'If you leave or drop out, your seat is kept. After a while the host (or, if the host is away, more than half of those present) and later anyone can let a bot play until you press “Take your seat back”. Someone new can take a bot’s seat. Spectators and the TV see only what is public.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies Rules
