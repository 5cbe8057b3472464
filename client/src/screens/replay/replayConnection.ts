// A game that is over as a line to a table on which nothing can be done: it shows one frame after the other.
import { Refusal } from '../../lib/api'
import type { ChairView, Frame, GameView, Proof, ReplayView, Rounds, TableUpdate, TableView } from '../../lib/protocol'
import type { Command, Handlers, Status } from '../../lib/table/connection.svelte'
import type { TableConnection } from '../../lib/table/table.svelte'

/** Seconds between two frames: never so short that nobody could follow, never so long that everybody waits. */
const [SHORTEST, LONGEST] = [0.9, 6]

export class ReplayConnection implements TableConnection {
  status: Status = 'open'
  reason = null
  latency = null
  underway: ReadonlyMap<string, Command> = new Map()
  private handlers: Handlers | null = null

  constructor(readonly replay: ReplayView) {}

  get frames(): readonly Frame[] {
    return this.replay.frames
  }

  /** A table looks at it from now on. */
  attach(handlers: Handlers): this {
    this.handlers = handlers
    return this
  }

  /** Show a frame; whoever looks for the first time hears no news. */
  show(index: number, first: boolean): void {
    const frame = this.frames[index]
    if (!frame) return
    const update = { type: 'table', version: index, now: Date.now() / 1000, view: this.view(index), news: frame.news }
    this.handlers?.update(update as TableUpdate, first)
  }

  /** How long a frame stays, in milliseconds, as it was then; the first, in which nothing has happened, not long. */
  pause(index: number): number {
    const [now, next] = [this.frames[index], this.frames[index + 1]]
    if (!now || !next) return 0
    return 1000 * Math.min(index === 0 ? SHORTEST : LONGEST, Math.max(SHORTEST, next.at - now.at))
  }

  do(): Promise<void> {
    return Promise.reject(new Refusal('only_watching'))
  }

  rounds(): Promise<Rounds> {
    const { game, rounds, moments } = this.replay.game
    return Promise.resolve({ type: 'rounds', id: '', game, rounds, moments, remarks: [] })
  }

  proof(): Promise<Proof> {
    return Promise.reject(new Refusal('no_proof'))
  }

  close(): void {
    this.handlers = null
  }

  private view(index: number): TableView {
    const { game, seat } = this.replay
    return {
      code: '',
      invitation: '',
      you: seat === null ? null : (game.players[seat]?.player ?? null),
      owner: null,
      chairs: game.players.map((one, at) => ({ ...CHAIR, ...one, seat: at })),
      options: { game: game.game, chat: false },
      door: 'open',
      entry: 'open',
      knocking: [],
      watching: 0,
      games: game.number,
      playing: game.game,
      over: index === this.frames.length - 1,
      until: null,
      pledge: null,
      chances: [],
      sealed: null,
      deck: null,
      pictures: null,
      left: [],
      remarks: [],
      photograph: null,
      hands: [],
      game: this.frames[index]!.view as GameView,
    }
  }
}

const CHAIR = {
  plays: 'person',
  level: null,
  away: null,
  wanted: [],
  language: null,
  maker: null,
} satisfies Partial<ChairView>
