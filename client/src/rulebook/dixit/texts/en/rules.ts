// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–8 players', 'about 30 minutes', 'six cards in hand', 'usually to 30 points']

export const points = {
  id: 'points',
  title: 'The points',
  body: [
    'If everyone found the storyteller’s card, or nobody did, the storyteller scores 0 and every other player 2.',
    'If some found it but not all, the storyteller and everyone who found it score 3, the others 0.',
    'Either way, every player but the storyteller gets 1 more point for each vote on their card.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'End of the game',
  body: [
    'The game ends after the round in which anyone reaches the goal, usually 30 points. Whoever has the most wins, and points beyond the goal count. Players level at the top share the victory.',
  ],
}

export const three_players = {
  id: 'three_players',
  title: 'With three players',
  body: [
    'Everyone gets seven cards. The two guessers play two cards each, so that five lie on the table. You may vote for neither of your own, and each vote on either earns you 1 point. Afterwards the storyteller draws one card, the others two. All else stays the same.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Tips',
  body: [
    'Too plain, and everyone finds your card; too private, and nobody does. Look for the middle ground.',
    'As a guesser, play a card that could pass for the storyteller’s: each vote it gets is a point for you.',
  ],
}

export const examples = {
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
}
