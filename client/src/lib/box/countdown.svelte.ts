// How much time is left for a step.
import type { Table } from '../table/table.svelte'

export class Countdown {
  /** Seconds; null: the table plays without a clock. */
  left = $state<number | null>(null)

  constructor(table: Table) {
    $effect(() => {
      const until = table.view?.until ?? null
      if (until === null) {
        this.left = null
        return
      }
      const count = () => (this.left = Math.max(0, Math.ceil(until - table.now())))
      count()
      const tick = setInterval(count, 500)
      return () => clearInterval(tick)
    })
  }
}
