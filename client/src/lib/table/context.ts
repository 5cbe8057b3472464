// What the screens at a table share: the table, which sheet lies open over it, which rounds have been looked
// at, and how far a reveal has come.
import { getContext, setContext } from 'svelte'
import type { Panels } from './panels.svelte'
import type { Reveal } from './reveal.svelte'
import type { SeenRounds } from './seenRounds.svelte'
import type { Table } from './table.svelte'

const TABLE = Symbol('table')
const PANELS = Symbol('panels')
const SEEN = Symbol('seen')
const REVEAL = Symbol('reveal')

export const setTable = (table: Table): Table => setContext(TABLE, table)
export const getTable = (): Table => getContext<Table>(TABLE)
export const setPanels = (panels: Panels): Panels => setContext(PANELS, panels)
export const getPanels = (): Panels => getContext<Panels>(PANELS)
export const setSeenRounds = (seen: SeenRounds): SeenRounds => setContext(SEEN, seen)
export const getSeenRounds = (): SeenRounds => getContext<SeenRounds>(SEEN)
export const setReveal = (reveal: Reveal): Reveal => setContext(REVEAL, reveal)
export const getReveal = (): Reveal => getContext<Reveal>(REVEAL)
