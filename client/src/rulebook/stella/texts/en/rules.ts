// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 players', 'about 30 minutes', '15 pictures on the table', '4 rounds']

export const reveal = {
  id: 'reveal',
  title: '3. Reveal',
  body: [
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

export const game_end = {
  id: 'game_end',
  title: 'End of the game',
  body: [
    'After round 4 all rounds are added up, say 9 + 12 + 6 + 15 = 42. Most points win; players level at the top share the victory.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'In the dark',
  body: [
    'If you are in the dark and do not fall, you score as usual. If you fall, every spark and every super-spark loses a star: they are worth 1 and 2 points.',
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
