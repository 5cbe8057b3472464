// Who plays for a chair.
import type { ChairView } from '../protocol'

/** Somebody's seat in the game, while they play for themselves: neither does a bot, nor have they got up. */
export function seatOf(chair: ChairView | undefined): number | null {
  return chair?.plays === 'person' ? chair.seat : null
}

/** No bot plays there: somebody does, or nobody. */
export const hasPerson = ({ plays }: ChairView): boolean => plays === 'person' || plays === 'nobody'

/** Why somebody does not play for themselves, or not now; null when they do. */
export function absence(chair: ChairView): 'bot' | 'stand_in' | 'gone' | 'away' | null {
  switch (chair.plays) {
    case 'bot':
    case 'stand_in':
      return chair.plays
    case 'nobody':
      return 'gone'
    case 'person':
      return chair.away === null ? null : 'away'
  }
}
