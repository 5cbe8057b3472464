// Learning by playing: a table of one's own with three bots, started at once.
import { api, Refusal } from '../../lib/api'
import { lessons } from '../../lib/coach/lessons'
import { t } from '../../lib/i18n/index.svelte'
import { navigation } from '../../lib/navigation.svelte'
import { preferences } from '../../lib/preferences.svelte'
import type { Options } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { Route, type Game } from '../../routes'
import { suggestName } from '../home/names'

const BOTS = 3
const OPTIONS: Record<Game, Options> = {
  dixit: { game: 'dixit', target: 10, first: 'random', chat: false },
  stella: { game: 'stella', words: 'discovery', chat: false },
}

export async function learn(game: Game): Promise<void> {
  const name = preferences.get('name') || suggestName(t().home.names)
  try {
    const { code } = await api.openTable({ name, language: preferences.get('language'), options: OPTIONS[game] })
    lessons.begin(code, game)
    const table = new Table(code)
    const asked = Array.from({ length: BOTS }, () => table.do({ type: 'add_bot', level: 'friend' }))
    const started = (await Promise.all(asked)).every(Boolean) && (await table.start())
    table.close()
    if (started) navigation.go(Route.table(code))
  } catch (error) {
    toasts.refuse(error instanceof Refusal ? error.code : 'unavailable')
  }
}
