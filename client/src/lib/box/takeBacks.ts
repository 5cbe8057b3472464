// What everyone is told when something was taken back.
import { t } from '../i18n/index.svelte'
import type { Table } from '../table/table.svelte'
import { toasts } from '../toasts.svelte'

/** Say who took something back, whenever one of these events happens; returns how to stop. */
export function tellTakeBacks(table: Table, events: readonly string[]): () => void {
  return table.listen((news) => {
    for (const { what, seat } of news)
      if (events.includes(what)) toasts.say(t().box.takenBack(table.at(seat ?? 0).name))
  })
}
