// What a person at the table is told in passing: whose time was up, who has left, who is the host now. Pure.
import { realCards } from '../games'
import type { News, TableView } from '../protocol'

export type Announcement =
  | { what: 'time_was_up'; name: string | null }
  | { what: 'has_left'; name: string }
  | { what: 'new_host'; name: string | null }

/** Whose seat is waited for is told by a notice above the table (Absent.svelte), and not in passing, too. */
function noticed(player: number, view: TableView): boolean {
  if (!view.playing || view.over || view.you === null || realCards(view.playing)) return false
  return view.chairs.some((chair) => chair.player === player && chair.plays === 'nobody')
}

/** What has happened between two views; a name of null: it is about me. */
export function announcements(news: readonly News[], view: TableView, before: TableView | null): Announcement[] {
  if (!before) return []
  const name = (chair: TableView['chairs'][number]) => (chair.player === view.you ? null : chair.name)
  const told: Announcement[] = []
  for (const { what, seat } of news) {
    const late = what === 'time_ran_out' ? view.chairs.find((chair) => chair.seat === seat) : undefined
    if (late) told.push({ what: 'time_was_up', name: name(late) })
  }
  const playing = new Set(view.chairs.flatMap(({ player, plays }) => (plays === 'nobody' ? [] : [player])))
  for (const chair of before.chairs) {
    const gone = chair.plays === 'person' && !playing.has(chair.player)
    if (gone && chair.player !== view.you && !noticed(chair.player, view))
      told.push({ what: 'has_left', name: chair.name })
  }
  const host = view.chairs.find((chair) => chair.player === view.owner)
  if (host && before.owner !== null && before.owner !== view.owner) told.push({ what: 'new_host', name: name(host) })
  return told
}
