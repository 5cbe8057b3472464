// The rules in our own words.
import type { Rules } from '../../../game'
import * as shared from '../../../../rulebook/stella/texts/en/rules'

export default {
  title: 'Stella',
  lead: 'One word, fifteen pictures: mark those it brings to mind, and hope that others mark the same. But whoever marks the most may end up in the dark.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'On Starlore',
      body: [
        'While marks can still change, anyone may ask for the other word. It comes into play when all the people at the table agree, but only once a round; marks already made stay, and you can change them.',
        'Press “Ready” instead of passing the marker; you can take it back until everyone is ready. Nothing is timed unless the host sets a timer; when it runs out, a bot makes that one move for you.',
        'If you leave or drop out, you keep your seat. After a while the host (or the others by a vote, if the host is gone) may let a bot play on until you take the seat back. Someone new may take over a bot’s seat. Spectators and the TV see only what is public.',
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
