// The table as I see it: what the server has shown, what is on its way, and who is who.
import { Connection, type Command, type Status } from './connection.svelte'
import { Refusal } from './api'
import { toasts } from './toasts.svelte'
import { preferences } from './preferences.svelte'
import { seatOf } from './seat'
import type {
  ChairView,
  DixitRound,
  Line,
  MoveInDixit,
  MoveInStella,
  News,
  Options,
  Reacted,
  StellaRound,
  TableView,
} from './protocol'
import type { Game } from '../routes'

export interface Gesture extends Reacted {
  key: number
}

type Listener = (news: News[], view: TableView, before: TableView | null) => void

const GESTURE_LASTS = 3200

export class Table {
  view = $state.raw<TableView | null>(null)
  chat = $state.raw<Line[]>([])
  unread = $state(0)
  gestures = $state<Gesture[]>([])
  /** What has just happened, for those who animate it. */
  news = $state.raw<News[]>([])

  /** The server's clock minus ours, in seconds. */
  private skew = 0
  private connection: Connection
  private listeners = new Set<Listener>()
  private gestureKey = 0

  constructor(
    readonly code: string,
    watching = false,
  ) {
    this.connection = new Connection(
      code,
      {
        update: (update, first) => {
          const before = this.view
          this.skew = update.now - Date.now() / 1000
          this.view = update.view
          this.news = update.news ?? []
          const lines = update.chat ?? []
          this.chat = first ? lines : [...this.chat, ...lines].slice(-200)
          if (!first) this.unread += lines.filter((line) => line.player !== update.view.you).length
          for (const listener of this.listeners) listener(this.news, update.view, before)
        },
        reaction: (reaction) => this.gesture(reaction),
      },
      watching,
    )
  }

  get status(): Status {
    return this.connection.status
  }

  get closedBecause(): string | null {
    return this.connection.reason
  }

  get latency(): number | null {
    return this.connection.latency
  }

  // --- who is who -----------------------------------------------------------------------------

  get chairs(): ChairView[] {
    return this.view?.chairs ?? []
  }

  /** My chair; undefined when I have not sat down. */
  readonly me: ChairView | undefined = $derived.by(() => this.chairs.find((chair) => chair.player === this.view?.you))

  get iOwn(): boolean {
    return this.view?.you != null && this.view.you === this.view.owner
  }

  /** Who sits at a seat of the game, or sat there until it was over. */
  at(seat: number): ChairView {
    const everyone = [...this.chairs, ...(this.view?.left ?? [])]
    return everyone.find((chair) => chair.seat === seat) ?? { ...NOBODY, seat }
  }

  chair(player: number): ChairView | undefined {
    return this.chairs.find((chair) => chair.player === player)
  }

  /** Seats that the game waits for. */
  get awaited(): number[] {
    if (!this.view || this.view.over) return []
    return this.view.dixit?.awaited ?? this.view.stella?.awaited ?? []
  }

  /** My seat in the game, while I play for myself. */
  get mySeat(): number | null {
    return seatOf(this.me)
  }

  /** The game waits for me, and I play for myself. */
  get myTurn(): boolean {
    return this.mySeat !== null && this.awaited.includes(this.mySeat)
  }

  /** Seconds on the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.skew
  }

  // --- doing ----------------------------------------------------------------------------------

  /** Commands that have no answer yet, oldest first: the optimistic part of what is shown. */
  get underway(): Command[] {
    return [...this.connection.underway.values()]
  }

  /** The last command of a kind that has no answer yet. */
  pending<Type extends Command['type']>(type: Type): Extract<Command, { type: Type }> | undefined {
    return this.underway.findLast((command): command is Extract<Command, { type: Type }> => command.type === type)
  }

  /** The last Dixit move of a kind that has no answer yet. */
  pendingDixit<Type extends MoveInDixit['move']['type']>(
    type: Type,
  ): Extract<MoveInDixit['move'], { type: Type }> | undefined {
    const moves = this.underway.flatMap((command) => (command.type === 'dixit' ? [command.move] : []))
    return moves.findLast((move): move is Extract<MoveInDixit['move'], { type: Type }> => move.type === type)
  }

  /** The last Stella move of a kind that has no answer yet. */
  pendingStella<Type extends MoveInStella['move']['type']>(
    type: Type,
  ): Extract<MoveInStella['move'], { type: Type }> | undefined {
    const moves = this.underway.flatMap((command) => (command.type === 'stella' ? [command.move] : []))
    return moves.findLast((move): move is Extract<MoveInStella['move'], { type: Type }> => move.type === type)
  }

  /** Carry out a command. A refusal is told to the person; the answer says whether it was accepted. */
  async do(command: Command): Promise<boolean> {
    try {
      await this.connection.do(command)
      return true
    } catch (error) {
      toasts.refuse(error instanceof Refusal ? error.code : 'unavailable')
      return false
    }
  }

  dixit(move: MoveInDixit['move']): Promise<boolean> {
    return this.do({ type: 'dixit', move })
  }

  stella(move: MoveInStella['move']): Promise<boolean> {
    return this.do({ type: 'stella', move })
  }

  /** Change some of the options. */
  choose(options: Partial<Options>): Promise<boolean> {
    return this.do({ type: 'options', options: { ...this.options, ...options } })
  }

  /** The options, with those that have just been chosen. */
  get options(): Options {
    return this.pending('options')?.options ?? this.view?.options ?? {}
  }

  sit(name: string, more: { colour?: ChairView['colour']; instead_of?: number } = {}): Promise<boolean> {
    return this.do({ type: 'sit', name, language: preferences.get('language'), ...more })
  }

  start(game?: Game): Promise<boolean> {
    return this.do(game ? { type: 'start', game } : { type: 'start' })
  }

  /** Every round of the game on the table that has been scored. */
  async dixitRounds(): Promise<DixitRound[]> {
    return (await this.connection.rounds()).rounds as DixitRound[]
  }

  async stellaRounds(): Promise<StellaRound[]> {
    return (await this.connection.rounds()).rounds as StellaRound[]
  }

  /** Be told of every update; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.connection.close()
  }

  private gesture(reaction: Reacted): void {
    const gesture = { ...reaction, key: ++this.gestureKey }
    this.gestures.push(gesture)
    setTimeout(() => (this.gestures = this.gestures.filter(({ key }) => key !== gesture.key)), GESTURE_LASTS)
  }
}

const NOBODY: ChairView = {
  player: 0,
  name: '?',
  colour: 'white',
  bot: true,
  level: null,
  away: null,
  gone: true,
  seat: null,
  wanted: [],
  language: null,
}
