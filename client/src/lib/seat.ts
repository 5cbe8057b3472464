// Who plays for themselves.
import type { ChairView } from './protocol'

/** Somebody's seat in the game, while they play for themselves: neither does a bot, nor have they got up. */
export function seatOf(chair: ChairView | undefined): number | null {
  return chair?.seat != null && !chair.level && !chair.gone ? chair.seat : null
}
