// One WebSocket to one table. It heals by itself, and what was not answered is sent again under the same id,
// which the server carries out once. Commands without an answer are the optimistic part of what is shown.
import { SvelteMap } from 'svelte/reactivity'
import { api, Refusal } from './api'
import type { Do, FromBrowser, Reacted, Rounds, TableUpdate, ToBrowser } from './protocol'

export type Command = Do['command']
export type Status = 'connecting' | 'open' | 'lost' | 'closed'

interface Waiting {
  message: FromBrowser
  settle: (answer: Rounds | null) => void
  refuse: (error: Refusal) => void
}

interface Ears {
  update: (update: TableUpdate, first: boolean) => void
  reaction: (reaction: Reacted) => void
}

/** Close codes after which coming back makes no sense. */
const FINAL = new Set([4403, 4404])
const NOT_KNOWN = 4401
const TOO_FAST = 4429
const PING_EVERY = 20_000
const SILENCE = 8_000

export class Connection {
  status = $state<Status>('connecting')
  /** Why the server has closed the door for good. */
  reason = $state<string | null>(null)
  /** Milliseconds to the server and back. */
  latency = $state<number | null>(null)
  /** Commands on their way, oldest first. */
  readonly underway = new SvelteMap<string, Command>()

  private waiting = new Map<string, Waiting>()
  private socket: WebSocket | null = null
  private attempts = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private pinged = 0
  private silent: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly code: string,
    private readonly ears: Ears,
    private readonly watching = false,
  ) {
    this.open()
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.beat = setInterval(() => this.ping(), PING_EVERY)
  }

  /** Send a command; settled when the server has carried it out, rejected with a `Refusal` when not. */
  do(command: Command): Promise<void> {
    const id = newId()
    this.underway.set(id, command)
    return this.send({ type: 'do', id, command }, id)
      .then(() => undefined)
      .finally(() => this.underway.delete(id))
  }

  /** Every round of the game that has been scored. */
  async rounds(): Promise<Rounds> {
    const id = newId()
    return (await this.send({ type: 'rounds', id }, id)) as Rounds
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearInterval(this.beat)
    clearTimeout(this.retry)
    clearTimeout(this.silent)
    this.socket?.close()
  }

  private send(message: FromBrowser, id: string): Promise<Rounds | null> {
    return new Promise((settle, refuse) => {
      if (this.status === 'closed') return refuse(new Refusal(this.reason ?? 'offline'))
      this.waiting.set(id, { message, settle, refuse })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
    })
  }

  private open(): void {
    clearTimeout(this.retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.code}/socket${this.watching ? '?watch' : ''}`,
    )
    this.socket = socket
    let first = true
    socket.onopen = () => {
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message))
    }
    socket.onmessage = (event) => {
      clearTimeout(this.silent)
      const message = JSON.parse(event.data as string) as ToBrowser
      if (message.type === 'table') {
        this.status = 'open'
        this.attempts = 0
        this.ears.update(message, first)
        if (first) this.ping()
        first = false
        for (const done of message.accepted ?? []) this.settle(done.id, null)
      } else this.hear(message)
    }
    socket.onclose = (event) => {
      if (this.socket === socket && !this.ended) void this.lost(event.code, event.reason)
    }
  }

  private hear(message: Exclude<ToBrowser, TableUpdate>): void {
    switch (message.type) {
      case 'refused':
        this.waiting.get(message.id)?.refuse(new Refusal(message.code))
        this.waiting.delete(message.id)
        break
      case 'rounds':
        this.settle(message.id, message)
        break
      case 'reaction':
        this.ears.reaction(message)
        break
      case 'pong':
        this.latency = Math.round(performance.now() - this.pinged)
        break
      case 'bye':
        break
    }
  }

  private settle(id: string, answer: Rounds | null): void {
    this.waiting.get(id)?.settle(answer)
    this.waiting.delete(id)
  }

  private async lost(code: number, reason: string): Promise<void> {
    clearTimeout(this.silent)
    if (FINAL.has(code)) {
      this.status = 'closed'
      this.reason = reason || 'no_such_table'
      for (const { refuse } of this.waiting.values()) refuse(new Refusal(this.reason))
      this.waiting.clear()
      return
    }
    if (this.status === 'open') this.status = 'lost'
    // The server knows a browser by its cookie; asking who I am gives a new browser one.
    if (code === NOT_KNOWN) await api.me().catch(() => undefined)
    if (this.ended) return
    const patience = code === TOO_FAST ? 4000 : Math.min(250 * 2 ** this.attempts, 4000)
    this.attempts += 1
    if (this.attempts > 2) this.status = 'lost'
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.open(), patience * (0.75 + Math.random() / 2))
  }

  /** The page is looked at again, or the network is back: do not wait for the next attempt. */
  private wake = (): void => {
    if (document.visibilityState !== 'visible' || this.status === 'closed') return
    if (this.socket?.readyState === WebSocket.OPEN) this.ping()
    else if (this.socket?.readyState === WebSocket.CLOSED) this.open()
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.pinged = performance.now()
    this.socket.send('{"type":"ping"}')
    clearTimeout(this.silent)
    this.silent = setTimeout(() => this.drop(), SILENCE)
  }

  /** The line is dead although nobody has said so. */
  private drop(): void {
    const socket = this.socket
    if (!socket) return
    socket.onclose = null
    socket.onmessage = null
    socket.close()
    void this.lost(1006, '')
    this.status = 'lost'
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
