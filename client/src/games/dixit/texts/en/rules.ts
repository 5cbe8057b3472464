// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/dixit/texts/en/rules'

export default {
  title: 'Dixit',
  lead: 'The storyteller hints at a picture, and the others hide it among pictures of their own. Make sure that someone understands you, but not everyone.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'votes',
      title: 'The votes',
      body: [
        'Everyone but the storyteller secretly votes for the card they take for the storyteller’s; you may not vote for your own. Once the last vote is in, all are shown at once.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'On Starlore',
      body: [
        'Type your clue (up to 200 characters), or choose “I say it aloud” if you are in one room or on a call. In round 1 whoever sends a clue first is the storyteller, unless the table’s host chose to draw lots. The host may also choose another number of points than 30.',
        'You can change your card or vote until the last one is in. Nothing is timed unless the host sets a timer; when it runs out, a bot makes that one move for you.',
        'If you leave or drop out, you keep your seat. After a while the host (or the others by a vote, if the host is gone) may let a bot play on until you take the seat back. Someone new may take over a bot’s seat. Spectators and the TV see only what is public.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies Rules
