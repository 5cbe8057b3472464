// What is to be done when a value changes, and not with every update that brings the same one.
import { untrack } from 'svelte'

/** While a component lives: run something now, and whenever the value has become another one. Only the value is tracked;
 * what `run` returns undoes it before the next time. */
export function onChange(value: () => unknown, run: () => void | (() => void)): void {
  const now = $derived.by(value)
  $effect(() => {
    void now
    return untrack(run)
  })
}
