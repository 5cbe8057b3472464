// Whether the deal was fair: an envelope that was sealed before the game, in words for children.
export default {
  text: 'Before the game the server put the order of the cards into a sealed envelope, and every device added a pinch of its own luck. Now the envelope is open, and anyone can see that nothing was swapped.',
  check: 'Open the envelope',
  good: 'Nothing was swapped.',
  bad: 'Something does not fit. Save the proof and show it to whoever runs this server.',
  sealed: 'The envelope holds what was promised before the game.',
  notSealed: 'The envelope holds something else than was promised.',
  seen: 'This device saw the promise before the end.',
  notSeen: 'This device was not there in time to see the promise.',
  mine: 'Your own luck is in it.',
  notMine: 'Your own luck is missing.',
  none: 'This device added no luck of its own.',
  draws: (done: number, all: number) => `Drawn again, with the same result: ${done} of ${all}.`,
  agrees: 'These are the cards that were played with.',
  notAgrees: 'These are not the cards that were played with.',
  save: 'Save the proof',
  /** Where the cards are the players' own, and only lots are drawn. */
  lots: {
    text: 'Before the game the server put its draw into a sealed envelope, and every device added a pinch of its own luck. Now the envelope is open, and anyone can see that nothing was swapped.',
    agrees: 'The game was played by this draw.',
    notAgrees: 'The game was not played by this draw.',
  },
}
