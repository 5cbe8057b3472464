// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 players', 'about 30 minutes', '15 pictures on the table', '4 rounds']

export const setup = {
  id: 'setup',
  title: 'Getting ready',
  body: [
    'Shuffle the picture cards and lay out 15 face up, in three rows of five. The rest are the draw pile; a game uses 30 cards.',
    'Draw four of the 96 word cards, two words on each, and pile them face down. For a first game take the four discovery word cards, in order from 1 to 4. Ten blank ones are for words of your own.',
    'Everyone has a lantern, light side up, and a secret board that mirrors the pictures. Draw lots for the first player, who takes the pawn.',
  ],
}

export const associate = {
  id: 'associate',
  title: '1. Associate',
  body: [
    'Turn over the top word card: its upper word is the clue. If you do not understand it or do not want it, you may all agree to use the card’s other word.',
    'Everyone secretly marks the pictures that go with the clue: at least 1, at most 10. Take your time. When you are ready, pass your marker to the left; once everyone has, the marks are final.',
  ],
}

export const announce = {
  id: 'announce',
  title: '2. Announce',
  body: [
    'Everyone says how many pictures they marked, but not which, and sets their lantern on that number. If exactly one player has the highest number, that player is in the dark and turns the lantern dark side up. If two or more share it, nobody is.',
  ],
}

export const reveal = {
  id: 'reveal',
  title: '3. Reveal',
  body: [
    'Beginning with the first player and going clockwise, the scout points at a picture they marked that nobody has pointed at this round. Everyone who marked it too says so.',
    'Spark: two or more others marked it. The scout and all of them get 2 stars each.',
    'Super-spark: exactly one other marked it. Both get 2 stars and a bonus star: 3.',
    'Fall: nobody else marked it. The scout gets nothing for it, no more stars this round, and is not scout again, but keeps the stars earned before. A fallen player’s marks still count for the sparks of others.',
    'Players who have fallen or have nothing left to point at are passed over. The step ends when nobody can be scout.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Score',
  body: ['Each star is 1 point, so a spark is worth 2 and a super-spark 3.'],
}

export const next_round = {
  id: 'next_round',
  title: 'The next round',
  body: [
    'The word card goes back in the box, the pawn one seat clockwise. Five new pictures replace a row, from the bottom up: the bottom one after round 1, the middle one after 2, the top one after 3. Turn all lanterns light side up and wipe the boards.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'End of the game',
  body: [
    'After round 4 add up your rounds, say 9 + 12 + 6 + 15 = 42. Most points win; players level at the top share the victory.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'In the dark',
  body: [
    'If you are in the dark and do not fall, you score as usual. If you fall, take one star off every spark and every super-spark: they are worth 1 and 2 points.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Tips',
  body: [
    'As scout, point at your safest picture first.',
    'Do not only ask what the word means to you, but what your friends will see in it.',
  ],
}

export const examples = {
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
}
