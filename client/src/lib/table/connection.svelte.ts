// One WebSocket to one table. It reconnects by itself, with exponential backoff, and notices a dead line by a heartbeat.
// Commands are idempotent: what was not answered is sent again under the same id, and the server carries it out once.
import { SvelteMap } from 'svelte/reactivity'
import { api, Refusal } from '../api'
import { BUILD, renew } from '../build'
import {
  CLOSE,
  type Do,
  type FromBrowser,
  type Proof,
  type Reacted,
  type Rounds,
  type TableUpdate,
  type ToBrowser,
} from '../protocol'

export type Command = Do['command']
export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** A message that is answered, under its id. */
type Question = Extract<FromBrowser, { id: string }>
/** What some of them are answered with. */
type Answer = Rounds | Proof

interface Waiting {
  message: Question
  settle: (answer: Answer | null) => void
  refuse: (error: Refusal) => void
}

/** What to do with what the server says. */
export interface Handlers {
  update: (update: TableUpdate, first: boolean) => void
  reaction: (reaction: Reacted) => void
  /** The server has gone back to an earlier moment: what is known here may never have happened. */
  rolledBack: () => void
}

interface Settings {
  /** A shared screen. */
  watching?: boolean
  /** Another class than the browser's, in tests. */
  Socket?: typeof WebSocket
}

/** Close codes after which coming back makes no sense. */
const FINAL: ReadonlySet<number> = new Set([CLOSE.foreign_origin, CLOSE.banned, CLOSE.no_such_table, CLOSE.new_version])
/** What a browser reports when a line ends without a word. */
const ABNORMAL = 1006
/** A heartbeat goes out when nothing has been heard for so long; rarely while nobody looks at the page. */
const HEARTBEAT = 2_500
const HEARTBEAT_HIDDEN = 20_000
/** How long its answer may take before the person is told: a dead line is noticed within five seconds. */
const HEARTBEAT_TIMEOUT = 2_400
/** How long before the line is given up: a slow one may still answer. */
const DEAD_AFTER = 8_000
/** How many times as long a new line may take to say something, once it has been given up before. */
const MOST_PATIENCE = 3
/** The first wait before coming back; it doubles with every attempt in vain. */
const FIRST_RETRY = 250
const LONGEST_RETRY = 4_000

export class Connection {
  status = $state<Status>('connecting')
  /** Why the server has closed the door for good. */
  reason = $state<string | null>(null)
  /** Milliseconds to the server and back. */
  latency = $state<number | null>(null)
  /** Commands on their way, oldest first. */
  readonly underway = new SvelteMap<string, Command>()

  /** Messages without an answer, oldest first. */
  private waiting = new Map<string, Waiting>()
  private readonly watching: boolean
  private readonly Socket: typeof WebSocket
  private socket: WebSocket | null = null
  /** When it was opened. */
  private opened = 0
  private attempts = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private pinged = 0
  private lostTimer: ReturnType<typeof setTimeout> | undefined
  private dropTimer: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  /** The first message of this socket has come. */
  private greeted = false
  /** The secret in the link has been tried. */
  private entered = false
  /** Which history of the server this is. */
  private epoch: number | undefined
  /** What I have seen of the table: another server must not show me less. */
  private seen: string[] = []
  private ended = false

  constructor(
    private readonly code: string,
    private readonly handlers: Handlers,
    { watching = false, Socket = WebSocket }: Settings = {},
  ) {
    this.watching = watching
    this.Socket = Socket
    this.open()
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT)
  }

  /** Send a command; settled when the server has carried it out, rejected with a `Refusal` when not. */
  do(command: Command): Promise<void> {
    const id = newId()
    this.underway.set(id, command)
    return this.send({ type: 'do', id, command })
      .then(() => undefined)
      .finally(() => this.underway.delete(id))
  }

  /** Every round of the game that has been scored. */
  async rounds(): Promise<Rounds> {
    return (await this.send({ type: 'rounds', id: newId() })) as Rounds
  }

  /** What is needed to check the chance of the game that is over. */
  async proof(): Promise<Proof> {
    return (await this.send({ type: 'proof', id: newId() })) as Proof
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearInterval(this.heartbeat)
    clearTimeout(this.retry)
    this.clearHeartbeatTimeouts()
    this.socket?.close()
  }

  private send(message: Question): Promise<Answer | null> {
    return new Promise((settle, refuse) => {
      if (this.status === 'closed') return refuse(new Refusal(this.reason ?? 'offline'))
      this.waiting.set(message.id, { message, settle, refuse })
      if (this.isOpen && this.greeted) this.socket?.send(JSON.stringify(message))
    })
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === this.Socket.OPEN
  }

  private open(): void {
    clearTimeout(this.retry)
    this.letGo()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = [...(this.watching ? ['watch'] : []), ...(BUILD ? [`build=${BUILD}`] : []), ...this.seen].join('&')
    const socket = new this.Socket(`${scheme}://${location.host}/api/tables/${this.code}/socket${query && `?${query}`}`)
    this.socket = socket
    this.opened = Date.now()
    // A browser waits for minutes: what goes on as soon as the network does must not hang for so long. Every attempt in
    // vain is given more time than the one before, or a very slow line would never come about.
    const patience = DEAD_AFTER * Math.min(Math.max(this.attempts, 1), MOST_PATIENCE)
    this.dropTimer = setTimeout(() => this.drop(), patience)
    let first = true
    this.greeted = false
    socket.onmessage = (event) => {
      this.clearHeartbeatTimeouts()
      this.heard = Date.now()
      // It was only slow.
      if (this.status === 'lost' && !first) this.status = 'open'
      const message = JSON.parse(event.data as string) as ToBrowser
      if (message.type === 'table') {
        this.status = 'open'
        this.attempts = 0
        if (first && this.isAnotherHistory(message.epoch)) return
        this.seen = [`seen=${this.epoch}.${message.version}`]
        this.handlers.update(message, first)
        if (first) this.greet(socket)
        first = false
        for (const done of message.accepted ?? []) this.settle(done.id, null)
      } else this.hear(message)
    }
    socket.onclose = (event) => {
      if (this.socket === socket && !this.ended) void this.lost(event.code, event.reason)
    }
  }

  /** The server is there, and its history is the one that I know: send what has no answer yet. */
  private greet(socket: WebSocket): void {
    this.greeted = true
    this.ping()
    for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message))
  }

  /** A backup was put back, or a damaged log was cut: what waits here was meant for another history. */
  private isAnotherHistory(epoch: number | undefined): boolean {
    const before = this.epoch
    this.epoch = epoch ?? before
    if (before === undefined || before === this.epoch) return false
    this.close()
    this.handlers.rolledBack()
    return true
  }

  private hear(message: Exclude<ToBrowser, TableUpdate>): void {
    switch (message.type) {
      case 'refused':
        this.waiting.get(message.id)?.refuse(new Refusal(message.code))
        this.waiting.delete(message.id)
        break
      case 'rounds':
      case 'proof':
        this.settle(message.id, message)
        break
      case 'reaction':
        this.handlers.reaction(message)
        break
      case 'pong':
        this.latency = Math.round(performance.now() - this.pinged)
        break
      case 'bye':
        break
    }
  }

  private settle(id: string, answer: Answer | null): void {
    this.waiting.get(id)?.settle(answer)
    this.waiting.delete(id)
  }

  private async lost(code: number, reason: string): Promise<void> {
    this.clearHeartbeatTimeouts()
    if (code === CLOSE.new_version && (await renew())) return
    // Others may have guessed so many codes that none is answered: whoever was invited guesses nothing.
    const unheard = code === CLOSE.no_such_table || code === CLOSE.too_fast
    if (unheard && this.invited && (await this.enter())) return this.open()
    if (FINAL.has(code)) {
      this.status = 'closed'
      this.reason = reason || 'no_such_table'
      for (const { refuse } of this.waiting.values()) refuse(new Refusal(this.reason))
      this.waiting.clear()
      return
    }
    if (this.status === 'open') this.status = 'lost'
    // The server knows a browser by its cookie; asking who I am gives a new browser one.
    if (code === CLOSE.not_known) await api.me().catch(() => undefined)
    if (this.ended) return
    const wait = code === CLOSE.too_fast ? LONGEST_RETRY : Math.min(FIRST_RETRY * 2 ** this.attempts, LONGEST_RETRY)
    this.attempts += 1
    if (this.attempts > 2) this.status = 'lost'
    clearTimeout(this.retry)
    // Not all at the same moment, when a server has restarted.
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  /** The link had a secret in it, and it has not been tried. */
  private get invited(): boolean {
    return location.hash.length > 1 && !this.entered
  }

  /** A code opens a table only while it is alive; the secret in the link does so later, too. */
  private async enter(): Promise<boolean> {
    this.entered = true
    return api.enter(this.code, { invitation: location.hash.slice(1) }).then(
      () => !this.ended,
      () => false,
    )
  }

  /** The page is looked at again, or the network is back: do not wait for the next attempt. */
  private wake = (): void => {
    if (document.visibilityState !== 'visible' || this.status === 'closed') return
    if (this.isOpen) this.ping()
    else if (this.socket?.readyState === this.Socket.CLOSED || this.hangs) this.open()
  }

  /** A line that has been opened and has not come about: an attempt from before the network was back never will. */
  private get hangs(): boolean {
    return !this.isOpen && Date.now() - this.opened > HEARTBEAT_TIMEOUT
  }

  /** A heartbeat, unless something was heard just now. */
  private beat(): void {
    const quiet = Date.now() - this.heard
    const enough = document.visibilityState === 'visible' ? HEARTBEAT : HEARTBEAT_HIDDEN
    if (quiet >= enough - 100) this.ping()
  }

  private ping(): void {
    if (!this.isOpen || this.dropTimer !== undefined) return
    this.pinged = performance.now()
    this.socket?.send('{"type":"ping"}')
    this.lostTimer = setTimeout(() => (this.status = 'lost'), HEARTBEAT_TIMEOUT)
    this.dropTimer = setTimeout(() => this.drop(), DEAD_AFTER)
  }

  /** Something was heard, or there is nothing to wait for any more. */
  private clearHeartbeatTimeouts(): void {
    clearTimeout(this.lostTimer)
    clearTimeout(this.dropTimer)
    this.dropTimer = undefined
  }

  /** No answer to a heartbeat, or none at all: the line is dead although nobody has said so. */
  private drop(): void {
    this.letGo()
    void this.lost(ABNORMAL, '')
    this.status = 'lost'
  }

  /** Nothing is heard of this socket any more. */
  private letGo(): void {
    this.clearHeartbeatTimeouts()
    if (!this.socket) return
    this.socket.onclose = null
    this.socket.onmessage = null
    this.socket.close()
  }
}

/** Not `crypto.randomUUID`, which pages without HTTPS lack. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
