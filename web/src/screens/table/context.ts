// The table that the screens below it are about.
import { getContext, setContext } from 'svelte'
import type { Table } from '../../lib/table.svelte'

const KEY = Symbol('table')

export const setTable = (table: Table): Table => setContext(KEY, table)
export const getTable = (): Table => getContext<Table>(KEY)
