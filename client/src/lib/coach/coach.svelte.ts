// The coach at a table: shows each hint the first time its situation occurs. In a lesson nothing is left out, and
// what has been explained is remembered for the end.
import type { Game } from '../../routes'
import { preferences } from '../preferences.svelte'
import type { TableView } from '../protocol'
import type { Table } from '../table.svelte'
import { lessons } from './lessons'
import { EVENTS, OF_A_ROUND, situations } from './situations'
import type { HintName } from './texts/type'

/** Hints about things that have happened are kept, but not many of them when nobody reads. */
const MOST = 4

interface Waiting {
  name: HintName
  /** The step of the game that it belongs to. */
  step: string
}

export class Coach {
  /** The game that is being learnt; null at an ordinary table. */
  readonly lesson: Game | null
  /** What has been explained in this lesson. */
  learnt = $state<string[]>([])
  private queue = $state<Waiting[]>([])

  constructor(private readonly table: Table) {
    const lesson = lessons.at(table.code)
    this.lesson = lesson?.game ?? null
    this.learnt = lesson?.learnt ?? []
  }

  /** The hint to show now. */
  get shown(): HintName | null {
    return this.queue[0]?.name ?? null
  }

  /** Look at the table after an update; returns how to stop. */
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

  /** They have gone on from a round without reading; the next one brings such hints again. A lesson insists. */
  goOn(): void {
    if (!this.lesson) this.queue = this.queue.filter((hint) => !OF_A_ROUND.has(hint.name))
  }

  stop(): void {
    preferences.set('hints', false)
    this.queue = []
  }

  private look(view: TableView, before: TableView | null, news: string[]): void {
    if (view.playing === null || (view.over && !this.ended(view))) {
      this.queue = []
      return
    }
    const step = stepOf(view)
    if (!this.lesson) {
      const kept = this.queue.filter((hint) => EVENTS.has(hint.name) || hint.step === step)
      if (kept.length < this.queue.length) this.queue = kept
    }
    const fitting = situations(view, before, news)
    if (this.lesson && view.playing === this.lesson) fitting.unshift(`${this.lesson}_welcome`)
    for (const name of fitting) if (this.wants(name)) this.queue.push({ name, step })
    if (!this.lesson && this.queue.length > MOST) this.queue = this.queue.slice(-MOST)
  }

  private ended(view: TableView): boolean {
    return (view.dixit ?? view.stella)?.phase.type === 'finished'
  }

  private wants(name: HintName): boolean {
    if (this.queue.some((hint) => hint.name === name)) return false
    return this.lesson ? !this.learnt.includes(name) : preferences.wantsHint(name)
  }
}

function stepOf(view: TableView): string {
  const game = view.dixit ?? view.stella
  return game ? `${game.round} ${game.phase.type}` : ''
}
