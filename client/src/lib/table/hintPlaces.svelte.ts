// Where a hint may lie on the screen that is shown: over its quiet part, so that nothing moves when one comes or goes.
import { untrack } from 'svelte'

let places = $state.raw<readonly HTMLElement[]>([])

export const hintPlaces = {
  /** The place that the screen offers; null: it has none. */
  get now(): HTMLElement | null {
    return places.at(-1) ?? null
  },

  /** An attachment: hints may lie in this element for as long as it is there. */
  offer: (place: HTMLElement) => {
    untrack(() => (places = [...places, place]))
    return () => {
      places = untrack(() => places).filter((other) => other !== place)
    }
  },
}
