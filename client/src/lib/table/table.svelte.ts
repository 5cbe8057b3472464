// The table as I see it: what the server has shown, what is on its way, and who is who.
import { codeOf } from '../api'
import { SLUGS } from '../games'
import { preferences } from '../preferences.svelte'
import type {
  ChairView,
  GameOptions,
  GameView,
  ChatLine,
  Move,
  News,
  Options,
  PassedPhoneView,
  Proof,
  Reacted,
  Round,
  Rounds,
  Slug,
  TableView,
} from '../protocol'
import { toasts } from '../toasts.svelte'
import { AddedChance } from './addedChance'
import { NOBODY, seatOf } from './chair'
import { Connection, type Command, type Handlers, type Status } from './connection.svelte'
import { reloadAfterRollback } from './rollback'

export interface ShownReaction extends Reacted {
  key: number
}

type Listener = (news: News[], view: TableView, before: TableView | null) => void

/** How a table talks to the server: a socket, or a replay that plays its part. */
export interface TableConnection {
  readonly status: Status
  readonly reason: string | null
  readonly latency: number | null
  readonly underway: ReadonlyMap<string, Command>
  do: (command: Command) => Promise<unknown>
  rounds: () => Promise<Rounds>
  proof: () => Promise<Proof>
  close: () => void
}

interface Dependencies {
  /** Optimistic update: a game's view as it will be when these moves have arrived. */
  foresee: (view: GameView, moves: readonly Move['move'][]) => GameView
  /** A shared screen: it belongs to nobody, and sees what everyone may see. */
  watching?: boolean
  /** Makes another connection than a socket to the server. */
  connect?: (handlers: Handlers) => TableConnection
}

/** A line of the chat that has just come. */
export interface RecentLine extends ChatLine {
  key: number
}

const REACTION_LASTS = 3200
const LINE_LASTS = 6000
const CHAT_KEPT = 200

export class Table {
  view = $state.raw<TableView | null>(null)
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  reactions = $state<ShownReaction[]>([])
  /** What others have just said: shown for a moment where the chat is not open. */
  recentLines = $state<RecentLine[]>([])

  /** The server's clock minus ours, in seconds. */
  private skew = 0
  private connection: TableConnection
  private listeners = new Set<Listener>()
  private lastKey = 0
  private addedChance = new AddedChance((to, chance) => this.connection.do({ type: 'chance', to, chance }))

  constructor(
    readonly code: string,
    private readonly dependencies: Dependencies,
  ) {
    const handlers: Handlers = {
      update: (update, first) => {
        const before = this.view
        this.skew = update.now - Date.now() / 1000
        this.view = update.view
        this.addedChance.see(update.view)
        const lines = update.chat ?? []
        this.chat = first ? lines : [...this.chat, ...lines].slice(-CHAT_KEPT)
        if (!first) this.hear(lines.filter((line) => line.player !== update.view.you))
        for (const listener of this.listeners) listener(update.news ?? [], update.view, before)
      },
      reaction: (reaction) => this.showReaction(reaction),
      rolledBack: reloadAfterRollback,
    }
    this.connection =
      dependencies.connect?.(handlers) ?? new Connection(code, handlers, { watching: dependencies.watching })
  }

  /** There is a server behind it. */
  get live(): boolean {
    return this.dependencies.connect === undefined
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

  /** The owner's chair; undefined when there is none. */
  readonly owner: ChairView | undefined = $derived.by(() =>
    this.chairs.find((chair) => chair.player === this.view?.owner),
  )

  get iOwn(): boolean {
    return this.view?.you != null && this.view.you === this.view.owner
  }

  /** Who sits here, and who has got up since the game was over. */
  private get everyone(): ChairView[] {
    return [...this.chairs, ...(this.view?.left ?? [])]
  }

  /** Who sits at a seat of the game, or sat there until it was over. */
  at(seat: number): ChairView {
    return this.everyone.find((chair) => chair.seat === seat) ?? { ...NOBODY, seat }
  }

  chair(player: number): ChairView | undefined {
    return this.chairs.find((chair) => chair.player === player)
  }

  /** A player who sits here, or has got up since the game was over. */
  chairOrLeft(player: number): ChairView | undefined {
    return this.everyone.find((chair) => chair.player === player)
  }

  /** My seat in the game, while I play for myself; or that of the player to whom my phone is passed. */
  get mySeat(): number | null {
    return this.passedView ? (this.chair(this.passedView.player)?.seat ?? null) : seatOf(this.me)
  }

  /** The player without a phone of their own to whom mine is passed; null: I hold it. */
  passedTo = $state<number | null>(null)

  /** What that player sees. */
  readonly passedView: PassedPhoneView | undefined = $derived.by(() =>
    this.view?.hands.find((passed) => passed.player === this.passedTo),
  )

  // --- the game -------------------------------------------------------------------------------

  /** A game is being played, whether I may see it or not. */
  readonly running: boolean = $derived.by(() => this.view !== null && this.view.playing !== null && !this.view.over)

  /** The game that is being played, or else the one that has been chosen for the next time. */
  get slug(): Slug {
    return (this.running ? this.view?.playing : null) ?? this.chosen
  }

  /** The game that has been chosen for the next time. */
  get chosen(): Slug {
    return this.options.game ?? SLUGS[0]!
  }

  /** The game on the table as I see it, with my moves that are on their way (optimistic update). Who does not play for
   * themselves looks on: they have no seat. When a move is refused, it is as if it had never been there. */
  readonly game: GameView | null = $derived.by(() => {
    const game = this.passedView ? this.passedView.game : this.view?.game
    return game ? this.dependencies.foresee({ ...game, seat: this.mySeat }, this.moves) : null
  })

  /** Seats that the game waits for. */
  get awaited(): number[] {
    return (!this.view?.over && this.game?.awaited) || []
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

  /** The moves among them that belong to the game on the table. */
  private get moves(): Move['move'][] {
    return this.underway.flatMap((command) =>
      'move' in command &&
      command.type === this.view?.game?.type &&
      (command.player ?? null) === (this.passedView?.player ?? null)
        ? [command.move]
        : [],
    )
  }

  /** The last command of a kind that has no answer yet. */
  pending<Type extends Command['type']>(type: Type): Extract<Command, { type: Type }> | undefined {
    return this.underway.findLast((command): command is Extract<Command, { type: Type }> => command.type === type)
  }

  /** Carry out a command. A refusal is told to the person; the answer says whether it was accepted. */
  async do(command: Command): Promise<boolean> {
    try {
      await this.connection.do(command)
      return true
    } catch (error) {
      toasts.refuse(codeOf(error))
      return false
    }
  }

  /** Make a move in the game on the table. */
  async move(move: Move['move']): Promise<boolean> {
    const type = this.view?.game?.type
    if (type === undefined) return false
    return this.do((this.passedView ? { type, move, player: this.passedView.player } : { type, move }) as Command)
  }

  /** Change some of the options. */
  choose(options: Partial<Options>): Promise<boolean> {
    return this.do({ type: 'options', options: { ...this.options, ...options } })
  }

  /** Change how one of the games is played. */
  chooseRules<S extends Slug>(slug: S, change: NonNullable<GameOptions[S]>): Promise<boolean> {
    const { rules } = this.options
    return this.choose({ rules: { ...rules, [slug]: { ...rules?.[slug], ...change } } })
  }

  /** The options, with those that have just been chosen. */
  get options(): Options {
    return this.pending('options')?.options ?? this.view?.options ?? {}
  }

  sit(name: string, more: { colour?: ChairView['colour']; instead_of?: number } = {}): Promise<boolean> {
    return this.do({ type: 'sit', name, language: preferences.get('language'), ...more })
  }

  start(game?: Slug): Promise<boolean> {
    return this.do(game ? { type: 'start', game } : { type: 'start' })
  }

  /** Every round of the game on the table that has been scored; once it is over, what is worth remembering of it. */
  async rounds(): Promise<Rounds & { rounds: Round[] }> {
    return (await this.connection.rounds()) as Rounds & { rounds: Round[] }
  }

  /** What is needed to check the chance of the game that is over. */
  proof(): Promise<Proof> {
    return this.connection.proof()
  }

  /** Be told of every update; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.connection.close()
  }

  private hear(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return
    this.unread += lines.length
    this.recentLines.push(...lines.map((line) => ({ ...line, key: ++this.lastKey })))
    setTimeout(() => this.recentLines.splice(0, lines.length), LINE_LASTS)
  }

  private showReaction(reaction: Reacted): void {
    this.reactions.push({ ...reaction, key: ++this.lastKey })
    setTimeout(() => this.reactions.shift(), REACTION_LASTS)
  }
}
