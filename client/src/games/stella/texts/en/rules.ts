// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/stella/texts/en/rules'

export default {
  title: 'Stella',
  lead: 'One word, fifteen pictures: mark those it brings to mind, and hope that others mark the same. But whoever marks the most may end up in the dark.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Starlore lays out 15 pictures in three rows of five (on an upright phone, in three columns), draws four word cards and draws lots for the first player (marked by a pawn). All lanterns are light side up.',
        'There are 96 word cards with two words each. Before the game, the host can choose the four for a first game, which come in a fixed order, or add up to ten of your own; to play with your own only, you need at least four.',
      ],
    },
    {
      id: 'associate',
      title: '1. Associate',
      body: [
        'The word card shows the clue large and its other word small. As long as marks can change, anyone can press “I’d rather have the other word”. Once all people at the table have, it is played instead, but only once a round; marks already made stay, and you can change them. A card of your own may have a single word.',
        'Tap the pictures that go with the clue: at least 1, at most 10. Nobody sees your marks. Then press “Ready”; “Not ready after all” takes it back. Once everyone is ready, the marks are locked.',
      ],
    },
    {
      id: 'announce',
      title: '2. Announce',
      body: [
        'The lantern track shows how many pictures everyone marked, but not which. If exactly one player has the highest number, that player is in the dark, and the lantern turns dark side up. If two or more share it, nobody is.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'The first player begins, then it goes from seat to seat. If you are the scout, tap a picture you marked that nobody has pointed at this round, then “Point at this picture”. Starlore shows who else marked it.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'The next round',
      body: [
        'Press “To the next round”. The word is new, whoever sits in the next seat is the first player, all lanterns are light side up and all marks are gone.',
        'Starlore puts five new pictures in row I after round 1, in row II after round 2, in row III after round 3: a game uses 30.',
      ],
    },
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'On Starlore',
      body: [
        'Nothing is timed unless the host sets a time for each move before the game; when it runs out, a bot makes that one move for you.',
        'If you leave or drop out, your seat is kept. After a while the host (or, if the host is away, more than half of those present) and later anyone can let a bot play until you press “Take your seat back”. Someone new can take a bot’s seat. Spectators and the TV see only what is public.',
      ],
    },
  ],
  examples: {
    ...shared.examples,
    dark_safe: {
      title: 'In the dark, not fallen',
      caption: 'Orange is in the dark but has not fallen: 6 sparks and 1 super-spark make 6 × 2 + 3 = 15 points.',
    },
    dark_fallen: {
      title: 'In the dark and fallen',
      caption: 'Orange is in the dark and has fallen: 6 sparks and 1 super-spark make only 6 × 1 + 2 = 8 points.',
    },
    tie: {
      title: 'Level in the lead',
      caption: 'Orange and Pink marked 8 pictures each, the others fewer: nobody is in the dark.',
    },
  },
} satisfies Rules
