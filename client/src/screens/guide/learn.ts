// Learning by playing: a table of one's own with three bots, started at once.
import { foresee, gameOf } from '../../games'
import { api, codeOf } from '../../lib/api'
import { t } from '../../lib/i18n/index.svelte'
import { navigation } from '../../lib/navigation.svelte'
import { preferences } from '../../lib/preferences.svelte'
import type { Slug } from '../../lib/protocol'
import { Table } from '../../lib/table/table.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { Route } from '../../routes'
import { lessons } from '../coach/lessons'
import { suggestName } from '../home/names'

const BOTS = 3

/** Open a lesson for somebody of this name: the one on their screen, or else the one they have always had. */
export async function learn(game: Slug, wish = ''): Promise<void> {
  const name = wish.trim() || preferences.get('name') || suggestName(t().home.names)
  try {
    const options = { game, chat: false, rules: { [game]: gameOf(game).lesson } }
    const { code } = await api.openTable({ name, language: preferences.get('language'), options })
    lessons.begin(code, game)
    const table = new Table(code, { foresee })
    const asked = Array.from({ length: BOTS }, () => table.do({ type: 'add_bot', level: 'friend' }))
    const started = (await Promise.all(asked)).every(Boolean) && (await table.start())
    table.close()
    if (started) navigation.go(Route.table(code))
  } catch (error) {
    toasts.refuse(codeOf(error))
  }
}
