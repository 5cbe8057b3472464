// What everyone is told when something was taken back.
import { t } from '../i18n/index.svelte'
import type { Table } from '../table/table.svelte'
import { toasts } from '../toasts.svelte'

/** Say who took something back, whenever it happens; returns how to stop. */
export function tellTakeBacks(table: Table): () => void {
  return table.listen((news) => {
    for (const { what, seat } of news)
      if (what.endsWith('_taken_back') && what !== 'marker_taken_back')
        toasts.say(t().box.takenBack(table.at(seat ?? 0).name))
  })
}
