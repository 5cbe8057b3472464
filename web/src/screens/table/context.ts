// What the screens at a table share: the table, and which sheet lies open over it.
import { getContext, setContext } from 'svelte'
import type { Table } from '../../lib/table.svelte'
import type { Panels } from './panels.svelte'

const TABLE = Symbol('table')
const PANELS = Symbol('panels')

export const setTable = (table: Table): Table => setContext(TABLE, table)
export const getTable = (): Table => getContext<Table>(TABLE)
export const setPanels = (panels: Panels): Panels => setContext(PANELS, panels)
export const getPanels = (): Panels => getContext<Panels>(PANELS)
