// The coach at a table: shows each hint the first time its situation occurs. In a lesson nothing is left out, and
// what has come up is remembered for the end.
import type { HintRules } from '../../games/game'
import { preferences } from '../../lib/preferences.svelte'
import type { Slug, TableView } from '../../lib/protocol'
import { seatOf } from '../../lib/table/chair'
import type { Table } from '../../lib/table/table.svelte'
import { lessons } from './lessons'

/** Hints about things that have happened are kept, but not many of them when nobody reads. */
const MOST = 4

interface Waiting {
  name: string
  /** The step of the game that it belongs to, and how many rounds were over. */
  step: number
  round: number
}

export class Coach {
  /** The game that is being learnt; null at an ordinary table. */
  readonly lesson: Slug | null
  /** What has come up in this lesson, read or not. */
  met = $state<string[]>([])
  /** What has been read in it. */
  private readonly learnt: string[]
  private queue = $state<Waiting[]>([])
  /** What stands on the screen: nothing else takes its place under the finger, as long as the step is the same. */
  private held: Waiting | undefined
  /** The last step at which a hint was read: outside of a lesson one is enough. */
  private read = -1

  constructor(
    private readonly table: Table,
    private readonly knows: HintRules<Slug>,
    /** A scored round is being looked at: what comes after it waits. */
    private readonly looksBack: () => boolean = () => false,
  ) {
    const lesson = lessons.at(table.code)
    this.lesson = lesson?.game ?? null
    this.learnt = lesson?.learnt ?? []
    this.met = lesson?.met ?? []
  }

  /** The hint to show now. */
  get shown(): string | null {
    return this.first?.name ?? null
  }

  /** What is being read stays for its step. Then comes the welcome, what is to be done now, and what has happened: the
   * newest first. */
  private get first(): Waiting | undefined {
    const { ofARound, events } = this.knows
    const queue = this.looksBack() ? this.queue.filter((hint) => ofARound.has(hint.name)) : this.queue
    const newest = queue.at(-1)?.step
    return (
      queue.find((hint) => hint === this.held) ??
      queue.find(({ name }) => !events.has(name)) ??
      queue.find(({ step }) => step === newest)
    )
  }

  /** The hint to show has come to the screen; what says the same of somebody else need not come any more. */
  hold(): void {
    this.held = this.first
    const covered = this.held && this.knows.covers?.[this.held.name]
    if (!covered) return
    this.meet([covered])
    this.drop(covered)
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
    const hint = this.first
    if (!hint) return
    this.queue = this.queue.filter((other) => other !== hint)
    this.remember(hint.name)
    if (!this.lesson) this.rest(hint)
  }

  /** One hint a phase: what else could be said of it comes another time. */
  private rest(read: Waiting): void {
    const { ofARound } = this.knows
    const looking = ofARound.has(read.name)
    if (!looking) this.read = read.step
    this.queue = this.queue.filter((hint) => ofARound.has(hint.name) !== looking)
  }

  /** The player has gone on from a scored round: drop the unread hints about it, which come again with the next such
   * round. */
  goOn(): void {
    this.queue = this.queue.filter((hint) => !this.knows.ofARound.has(hint.name))
  }

  stop(): void {
    preferences.set('hints', false)
    this.queue = []
  }

  private look(view: TableView, before: TableView | null, news: string[]): void {
    const { playing, game } = view
    if (playing === null || (view.over && !game?.winners.length)) {
      this.queue = []
      return
    }
    const step = game?.step ?? -1
    const round = game?.history.length ?? -1
    const mine = seatOf(view.chairs.find((chair) => chair.player === view.you))
    const old = before?.game?.type === game?.type ? (before?.game ?? null) : null
    const moment = game && mine !== null ? { view: game, before: old, mine, news, lesson: this.lesson !== null } : null
    if (moment && old?.awaited.includes(moment.mine) && !moment.view.awaited.includes(moment.mine)) this.served()
    // Nothing is timed in a lesson: what is being read stays, unless there is something else to do.
    const reading = this.lesson && !moment?.view.awaited.includes(moment.mine) ? this.held : undefined
    if (old?.step !== step && !reading) this.held = undefined
    const passed = (moment && this.knows.passed?.(moment)) ?? []
    const kept = this.queue.filter(
      (hint) =>
        (hint === reading && hint.round === round) || (this.fits(hint, step, round) && !passed.includes(hint.name)),
    )
    if (kept.length < this.queue.length) this.queue = kept
    const fitting = moment ? this.knows.situations(moment) : []
    const known = (moment && this.knows.known?.(moment)) ?? []
    if (this.lesson === playing) {
      if (round < 1) fitting.unshift(this.knows.welcome)
      this.meet([...fitting, ...known])
    }
    for (const name of known) this.drop(name)
    for (const name of fitting) if (this.wants(name) && !this.rests(name, step)) this.queue.push({ name, step, round })
    if (!this.lesson && this.queue.length > MOST) this.queue = this.queue.slice(-MOST)
  }

  /** The player has done what there was to do: what told them how to goes, read or not, and so does the welcome. */
  private served(): void {
    const { held } = this
    if (!held || !this.queue.includes(held) || this.knows.events.has(held.name)) return
    this.queue = this.queue.filter((hint) => hint !== held)
    this.remember(held.name)
  }

  /** What a player has found out alone is not said any more; if it is being read, it may be read to the end. */
  private drop(name: string): void {
    if (this.lesson ? this.learnt.includes(name) : !preferences.wantsHint(name)) return
    this.queue = this.queue.filter((hint) => hint.name !== name || hint === this.held)
    this.remember(name)
  }

  private remember(name: string): void {
    preferences.seeHint(name)
    if (!this.lesson) return
    if (!this.learnt.includes(name)) this.learnt.push(name)
    this.keep()
  }

  private meet(names: string[]): void {
    const fresh = names.filter((name) => !this.met.includes(name))
    if (fresh.length === 0) return
    this.met.push(...fresh)
    this.keep()
  }

  private keep(): void {
    lessons.keep(this.table.code, { learnt: this.learnt, met: this.met })
  }

  /** A hint is bound to its moment: what to do now to its step, what has happened, or a welcome, to its round. */
  private fits(hint: Waiting, step: number, round: number): boolean {
    const { events, welcome } = this.knows
    return hint.name === welcome || events.has(hint.name) ? hint.round === round : hint.step === step
  }

  /** A hint about this phase has been read already. */
  private rests(name: string, step: number): boolean {
    return !this.lesson && step === this.read && !this.knows.ofARound.has(name) && !this.knows.events.has(name)
  }

  private wants(name: string): boolean {
    if (this.queue.some((hint) => hint.name === name)) return false
    return this.lesson ? !this.learnt.includes(name) : preferences.wantsHint(name)
  }
}
