// What the screens at a table share: the table, which sheet lies open over it, which rounds have been seen.
import { getContext, setContext } from 'svelte'
import type { Table } from '../../lib/table.svelte'
import type { Panels } from './panels.svelte'
import type { Seen } from './seen.svelte'

const TABLE = Symbol('table')
const PANELS = Symbol('panels')
const SEEN = Symbol('seen')

export const setTable = (table: Table): Table => setContext(TABLE, table)
export const getTable = (): Table => getContext<Table>(TABLE)
export const setPanels = (panels: Panels): Panels => setContext(PANELS, panels)
export const getPanels = (): Panels => getContext<Panels>(PANELS)
export const setSeen = (seen: Seen): Seen => setContext(SEEN, seen)
export const getSeen = (): Seen => getContext<Seen>(SEEN)
