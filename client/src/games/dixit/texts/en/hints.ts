// Hints while playing.
import type { Hint } from '../../../game'

export default {
  dixit_welcome: [
    'Welcome to your first game',
    ({ target }: { target: number }) =>
      `Three bots play with you, up to ${target} points. Nothing is timed: every rule is explained when it first happens.`,
  ],
  tell: [
    'You tell',
    'Choose a card and give a clue to it: a word, a line, a song. Some should find your card, but not everyone: if all or none do, you get nothing.',
  ],
  hear: [
    'Somebody else tells',
    'The storyteller secretly picks a card and gives a clue to it. Look at your own cards meanwhile.',
  ],
  play: [
    'Hide the card',
    'Which of your cards suits the clue? It is shuffled among the others, and every vote for it is a point for you. You can change it until the last card is in.',
  ],
  play_two: [
    'Two cards each',
    'With three players, you and the other guesser play two cards each, so that five lie on the table.',
  ],
  told: [
    'Now the others choose',
    'They look among their cards for what suits your clue. Then the chosen cards are shuffled with yours.',
  ],
  aloud: ['Said aloud', 'This clue was not written but spoken. Listen to the storyteller.'],
  vote: [
    'The vote',
    'Which card is the storyteller’s? Votes are secret until the last is in, and you can change yours until then. You cannot vote for your own card.',
  ],
  told_vote: [
    'You do not vote',
    'The storyteller only watches. Now you see whether your clue was neither too plain nor too private.',
  ],
  scored_all: [
    'Everyone found it',
    'Then the storyteller gets nothing, and everyone else 2 points. The clue was too plain.',
  ],
  scored_none: [
    'Nobody found it',
    'Then the storyteller gets nothing, and everyone else 2 points. The clue was too private.',
  ],
  scored_some: [
    'Some found it',
    'That is what a storyteller hopes for: 3 points for the storyteller and for everyone who found the card.',
  ],
  bonus: [
    'Points for votes',
    'Everyone but the storyteller gets 1 more point for each vote on their own card, however the rest went.',
  ],
  next_round: [
    'The next round',
    'The cards on the table are gone. Everyone draws back up to a full hand, and the next seat tells.',
  ],
  refilled: [
    'A new draw pile',
    'The pile could not serve everyone, so what was left of it was shuffled together with the discarded cards.',
  ],
  near: [
    'The end is near',
    ({ target }: { target: number }) =>
      `When a round ends with somebody at ${target} points or more, the game is over. Points beyond count too.`,
  ],
  dixit_end: ['The end', 'Most points win. Players who are level at the top share the victory.'],
} satisfies Record<string, Hint>
