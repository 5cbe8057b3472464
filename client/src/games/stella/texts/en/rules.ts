// The rules in our own words.
import type { Rules } from '../../../game'

export default {
  title: 'Stella',
  lead: 'One word, fifteen pictures: mark those it brings to mind, and hope that others mark the same. But whoever marks the most may end up in the dark.',
  facts: ['3–6 players', 'about 30 minutes', '15 pictures on the table', '4 rounds'],
  sections: [
    {
      id: 'setup',
      title: 'Getting ready',
      body: [
        'Shuffle the 84 picture cards and lay out 15 face up, in three rows of five. The rest are the draw pile; a game uses 30 cards.',
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
      id: 'announce',
      title: '2. Announce',
      body: [
        'Everyone says how many pictures they marked, but not which, and sets their lantern on that number. If exactly one player has the highest number, that player is in the dark and turns the lantern dark side up. If two or more share it, nobody is.',
      ],
    },
    {
      id: 'reveal',
      title: '3. Reveal',
      body: [
        'Beginning with the first player and going clockwise, the scout points at a picture they marked that nobody has pointed at this round. Everyone who marked it too says so.',
        'Spark: two or more others marked it. The scout and all of them get 2 stars each.',
        'Super-spark: exactly one other marked it. Both get 2 stars and a bonus star: 3.',
        'Fall: nobody else marked it. The scout gets nothing for it, no more stars this round, and is not scout again, but keeps the stars earned before. A fallen player’s marks still count for the sparks of others.',
        'Players who have fallen or have nothing left to point at are passed over. The step ends when nobody can be scout.',
      ],
    },
    {
      id: 'score',
      title: '4. Score',
      body: ['Each star is 1 point, so a spark is worth 2 and a super-spark 3.'],
    },
    {
      id: 'next_round',
      title: 'The next round',
      body: [
        'The word card goes back in the box, the pawn one seat clockwise. Five new pictures replace a row, from the bottom up: the bottom one after round I, the middle one after II, the top one after III. Turn all lanterns light side up and wipe the boards.',
      ],
    },
    {
      id: 'game_end',
      title: 'End of the game',
      body: [
        'After round IV add up your rounds, say 9 + 12 + 6 + 15 = 42. Most points win; players level at the top share the victory.',
      ],
    },
    {
      id: 'dark',
      title: 'In the dark',
      body: [
        'If you are in the dark and do not fall, you score as usual. If you fall, take one star off every spark and every super-spark: they are worth 1 and 2 points.',
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      body: [
        'As scout, point at your safest picture first.',
        'Do not only ask what the word means to you, but what your friends will see in it.',
      ],
    },
    {
      id: 'online',
      title: 'On Starlore',
      body: [
        'While marks can still change, anyone may ask for the other word. It comes into play when all the people at the table agree, but only once a round; marks already made stay, and you can change them.',
        'Press “Ready” instead of passing the marker; you can take it back until everyone is ready. Nothing is timed unless the host sets a timer; when it runs out, a bot makes that one move for you.',
        'If you leave or drop out, you keep your seat. After a while the host (or the others by a vote, if the host is gone) may let a bot play on until you take the seat back. Someone new may take over a bot’s seat. Spectators and the shared screen see only what is public.',
      ],
    },
  ],
  examples: {
    spark: {
      title: 'Spark',
      caption: 'Pink points at a picture that Blue and Green marked too: 2 stars each for Pink, Blue and Green.',
    },
    super_spark: {
      title: 'Super-spark',
      caption: 'Purple points at a picture that only Blue marked too: 3 stars each for Purple and Blue.',
    },
    fall: {
      title: 'Fall',
      caption:
        'Orange, with 4 stars, points at a picture nobody else marked: Orange falls and keeps the 4. Then Purple points at one that only Orange marked too: a super-spark, 3 stars for Purple, none for Orange.',
    },
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
