// Who plays for a chair.
import type { ChairView } from '../protocol'

/** Somebody's seat in the game, while they play for themselves: neither does a bot, nor have they got up. */
export function seatOf(chair: ChairView | undefined): number | null {
  return chair?.plays === 'person' ? chair.seat : null
}

/** No bot plays there: somebody does, with a phone or without, or nobody. */
export const hasPerson = ({ plays }: ChairView): boolean =>
  plays === 'person' || plays === 'nobody' || plays === 'guest'

/** Why somebody does not play for themselves, or not now; null when they do. */
export function absence(chair: ChairView): 'bot' | 'stand_in' | 'gone' | 'away' | null {
  switch (chair.plays) {
    case 'bot':
    case 'stand_in':
      return chair.plays
    case 'nobody':
      return 'gone'
    case 'guest':
      return null
    case 'person':
      return chair.away === null ? null : 'away'
  }
}

/** Who sits where nobody is known to sit. */
export const NOBODY: ChairView = {
  player: 0,
  name: '?',
  colour: 'white',
  plays: 'nobody',
  level: null,
  away: null,
  seat: null,
  wanted: [],
  language: null,
  maker: null,
}
