// The album of an evening.
import { counting } from '../../i18n/plural'

const language = 'en'

export default {
  title: 'Album',
  cover: 'Our evening',
  games: counting(language, { one: 'game', other: 'games' }),
  none: 'No game has been played to its end here yet. The album begins with the first one.',
  closed: 'This album is for those who sat at the table',
  closedText: 'Ask them for a link: the host can make one.',
  gone: 'This link leads nowhere any more',
  goneText: 'Whoever made it has switched it off, or the table is gone.',
  print: 'Print as a booklet',
  keep: 'Keep as a file',
  poster: 'A picture to send',
  keepAndShow: 'Keep and show',
  roundPicture: (round: string) => `${round} as a picture`,
  making: 'One moment…',
  share: 'A link for others',
  shareText:
    'Whoever has the link sees this album, with names, and can replay its games, everyone’s cards included. You can switch the link off at any time.',
  shared: 'This album has a link that others can open.',
  table: 'To the table',
  replay: 'Watch it again',
  moments: 'The best moments',
  comeback: (name: string, points: string) => `The comeback: ${name}, once ${points} behind`,
  rounds: 'Round by round',
  notes: 'What we saw',
  of: (shown: number, all: number) => `${shown} of ${all}`,
  bot: 'bot',
  reading: {
    title: 'Who reads whom',
    lead: 'How often one found the other’s picture, or marked the same ones. A few rounds are only a few rounds: a keepsake, not a verdict.',
    reader: 'Who reads',
    read: 'Whom',
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    on: 'One step on',
    seat: 'Through whose eyes?',
    everyone: 'Spectator',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    pace: 'Pace',
    album: 'To the album',
  },
}
