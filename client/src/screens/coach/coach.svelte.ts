// The coach at a table: shows each hint the first time its situation occurs. In a lesson nothing is left out, and
// what has been explained is remembered for the end.
import type { Coach as Knowledge } from '../../games/game'
import { preferences } from '../../lib/preferences.svelte'
import type { Slug, TableView } from '../../lib/protocol'
import { seatOf } from '../../lib/table/chair'
import type { Table } from '../../lib/table/table.svelte'
import { lessons } from './lessons'

/** Hints about things that have happened are kept, but not many of them when nobody reads. */
const MOST = 4

interface Waiting {
  name: string
  /** The step of the game that it belongs to. */
  step: number
}

export class Coach {
  /** The game that is being learnt; null at an ordinary table. */
  readonly lesson: Slug | null
  /** What has been explained in this lesson. */
  learnt = $state<string[]>([])
  private queue = $state<Waiting[]>([])

  constructor(
    private readonly table: Table,
    private readonly knows: Knowledge<Slug>,
  ) {
    const lesson = lessons.at(table.code)
    this.lesson = lesson?.game ?? null
    this.learnt = lesson?.learnt ?? []
  }

  /** The hint to show now. */
  get shown(): string | null {
    return this.queue[0]?.name ?? null
  }

  /** Look at the table after every update; returns how to stop. */
  watch(): () => void {
    if (this.table.view) this.look(this.table.view, null, [])
    return this.table.listen((news, view, before) =>
      this.look(
        view,
        before,
        news.map(({ what }) => what),
      ),
    )
  }

  /** The shown hint has been read. */
  done(): void {
    const hint = this.queue.shift()
    if (!hint) return
    preferences.seeHint(hint.name)
    if (!this.lesson) return
    lessons.learn(this.table.code, hint.name)
    this.learnt.push(hint.name)
  }

  /** The player has gone on from a scored round: drop the unread hints about it, which come again with the next such
   * round. In a lesson they stay. */
  goOn(): void {
    if (!this.lesson) this.queue = this.queue.filter((hint) => !this.knows.ofARound.has(hint.name))
  }

  stop(): void {
    preferences.set('hints', false)
    this.queue = []
  }

  private look(view: TableView, before: TableView | null, news: string[]): void {
    const { playing, game } = view
    if (playing === null || (view.over && game?.phase.type !== 'finished')) {
      this.queue = []
      return
    }
    const step = game?.step ?? -1
    if (!this.lesson) {
      const kept = this.queue.filter((hint) => this.knows.events.has(hint.name) || hint.step === step)
      if (kept.length < this.queue.length) this.queue = kept
    }
    const mine = seatOf(view.chairs.find((chair) => chair.player === view.you))
    const old = before?.game?.type === game?.type ? (before?.game ?? null) : null
    const fitting = game && mine !== null ? this.knows.situations({ view: game, before: old, mine, news }) : []
    if (this.lesson === playing) fitting.unshift(this.knows.welcome)
    for (const name of fitting) if (this.wants(name)) this.queue.push({ name, step })
    if (!this.lesson && this.queue.length > MOST) this.queue = this.queue.slice(-MOST)
  }

  private wants(name: string): boolean {
    if (this.queue.some((hint) => hint.name === name)) return false
    return this.lesson ? !this.learnt.includes(name) : preferences.wantsHint(name)
  }
}
