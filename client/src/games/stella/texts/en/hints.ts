// Hints while playing.
import type { Hint } from '../../../game'

export default {
  stella_welcome: [
    'Welcome to your first game',
    'Three bots play four rounds with you. Nothing is timed: every rule is explained when it first happens.',
  ],
  mark: [
    'Mark pictures',
    'Which pictures does the word bring to mind? Mark 1 to 10 of them in secret. It pays to mark what the others mark too.',
  ],
  other: [
    'The other word',
    'Every word card has two words. If all people at the table agree, the other one is played instead, once a round.',
  ],
  turned: [
    'The word has changed',
    'Everyone agreed on the other word. Your marks are still there; change them as you like.',
  ],
  most: ['Ten is the most', 'And the most may be too many: whoever alone has the highest number is in the dark.'],
  pass: ['When you are done', 'Press “Ready”. Until everyone has, you can take it back and change your marks.'],
  dark: [
    'Somebody is in the dark',
    'Exactly one player has the highest number: the lantern turns dark. If that player falls now, it costs one star of every spark.',
  ],
  dark_you: [
    'You are in the dark',
    'You alone have the highest number. As long as you do not fall, nothing changes. If you do, it costs one star of every spark.',
  ],
  no_dark: ['Nobody is in the dark', 'Two or more players share the highest number, so all lanterns stay light.'],
  scout: [
    'The scout points',
    'In turn, everyone points at a picture they marked. All who marked it too show themselves.',
  ],
  scout_you: [
    'You are the scout',
    'Point at a picture that others have surely marked too: if nobody has, you fall. The safest first.',
  ],
  spark: ['A spark', 'Two or more others marked the same picture: the scout and all of them get 2 stars.'],
  super_spark: ['A super-spark', 'Exactly one other marked it: both get 3 stars. Two minds, one thought!'],
  fall: [
    'A fall',
    'Nobody else marked that picture. The scout gets no more stars this round and does not point any more, but keeps those earned before.',
  ],
  fall_you: [
    'You fall',
    'Nobody else marked your picture. You get no more stars this round and do not point any more, but you keep those earned before.',
  ],
  fallen_counts: [
    'A fallen player in a spark',
    'The marks of the fallen still count for the others. They themselves get no stars for it.',
  ],
  passed: [
    'Nothing left to point at',
    'All your pictures have been pointed at, so you are passed over. That is no fall.',
  ],
  stella_score: ['The score', 'Every star is a point: a spark 2, a super-spark 3.'],
  dark_fallen: [
    'In the dark and fallen',
    'Whoever alone marks the most pictures is in the dark. After a fall there, a spark and a super-spark are worth 1 and 2 points instead of 2 and 3.',
  ],
  dark_safe: [
    'In the dark, but not fallen',
    'Whoever alone marks the most pictures is in the dark: a fall would have cost one star of every spark. Without one, all stars count as usual.',
  ],
  row: [
    'The next round',
    'Five pictures are new: those at the last round’s token. The pawn has gone to the next player, and there is a new word.',
  ],
  last: ['The last round', 'After round 4 all points are added up.'],
  stella_end: ['The end', 'Most points after four rounds win. Players who are level at the top share the victory.'],
} satisfies Record<string, Hint>
