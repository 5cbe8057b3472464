// What a game sounds like: the cards are laid on the table, and the reveal of a round is over.
import { attention } from '../../lib/attention.svelte'
import type { Reveal } from '../../lib/table/reveal.svelte'
import type { Table } from '../../lib/table/table.svelte'

/** While a component lives; `scored`: a scored round is shown. */
export function playSounds(table: Table, reveal: Reveal, scored: () => boolean): void {
  $effect(() =>
    table.listen((news) => {
      if (news.some(({ what }) => what === 'table_laid')) attention.chime([440, 554])
    }),
  )

  let revealing = false
  $effect(() => {
    if (revealing && scored() && reveal.done) attention.chime([523, 659, 784])
    revealing = scored() && !reveal.done
  })
}
