// What a game sounds and feels like: the marks are announced, and what a picture has become.
import { onDestroy } from 'svelte'
import { attention } from '../../lib/attention.svelte'
import type { Reveal } from '../../lib/table/reveal.svelte'
import type { Table } from '../../lib/table/table.svelte'
import type { Outcome } from '../../rulebook/stella/pointed'

/** While a component lives. */
export function playSounds(table: Table, reveal: Reveal): void {
  /** What the last picture has become, until it has been heard. */
  let became = $state<Outcome | null>(null)

  onDestroy(
    table.listen((news) => {
      for (const { what } of news) {
        if (what === 'announced') attention.chime([523, 659])
        if (what === 'spark' || what === 'super_spark' || what === 'fall') became = what
      }
    }),
  )
  $effect(() => {
    if (!reveal.done || became === null) return
    const what = became
    became = null
    if (what === 'spark') attention.chime([784, 988])
    if (what === 'super_spark') attention.chime([784, 988, 1175, 1568])
    if (what === 'super_spark') attention.buzz([30, 40, 30])
    if (what === 'fall') attention.chime([330, 262, 196])
    if (what === 'fall') attention.buzz(160)
  })
}
