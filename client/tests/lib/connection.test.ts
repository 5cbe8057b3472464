// One socket that heals by itself: what is sent, sent again, and given up. The socket is a fake one, and time is turned.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOSE, type FromBrowser, type TableUpdate } from '../../src/lib/protocol'
import { Connection, type Handlers } from '../../src/lib/table/connection.svelte'

class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readyState = 0
  sent: FromBrowser[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  // --- the server's end

  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    this.say({ type: 'table', version: 1, now: 0, view: { you: 1 }, epoch: 5 })
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  end(code: number, reason = ''): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason })
  }

  /** The commands that have come, without heartbeats. */
  get commands(): { id: string; text: string }[] {
    return this.sent.flatMap((one) =>
      one.type === 'do' && one.command.type === 'say' ? [{ id: one.id, text: one.command.text }] : [],
    )
  }
}

const newest = () => FakeSocket.all.at(-1)!
const say = (text: string) => ({ type: 'say', text }) as const

const dispatchOnline = () => page.dispatchEvent(new Event('online'))

let page: EventTarget
let connection: Connection
let handlers: { [Name in keyof Handlers]: ReturnType<typeof vi.fn<Handlers[Name]>> }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('location', { protocol: 'https:', host: 'starlore.test', hash: '' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  FakeSocket.all = []
  handlers = { update: vi.fn(), reaction: vi.fn(), rolledBack: vi.fn() }
  connection = new Connection('K7M2QX', handlers, { Socket: FakeSocket as unknown as typeof WebSocket })
})

afterEach(() => {
  connection.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('coming back', () => {
  it('says how much of the table was seen, so that no server shows less', () => {
    expect(newest().url).not.toContain('seen')
    newest().accept()
    newest().say({ type: 'table', version: 7, now: 0, view: {} })
    newest().end(1006)
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    expect(newest().url).toContain('seen=5.7')
  })
})

describe('a command', () => {
  it('is under way until the server has accepted it', async () => {
    newest().accept()
    const done = connection.do(say('hello'))
    const { id } = newest().commands[0]!
    expect([...connection.underway.values()]).toEqual([say('hello')])
    newest().say({ type: 'table', version: 2, now: 0, view: {}, accepted: [{ id, version: 2 }] })
    await done
    expect(connection.underway.size).toBe(0)
  })

  it('shows its effect before it is settled', async () => {
    newest().accept()
    const order: string[] = []
    handlers.update.mockImplementation(() => order.push('view'))
    const done = connection.do(say('hello')).then(() => order.push('settled'))
    const accepted = [{ id: newest().commands[0]!.id, version: 2 }]
    newest().say({ type: 'table', version: 2, now: 0, view: {}, accepted })
    await done
    expect(order).toEqual(['view', 'settled'])
  })

  it('is rejected with the server’s code', async () => {
    newest().accept()
    const done = connection.do(say(''))
    newest().say({ type: 'refused', id: newest().commands[0]!.id, code: 'chat_empty' })
    await expect(done).rejects.toMatchObject({ code: 'chat_empty' })
    expect(connection.underway.size).toBe(0)
  })

  it('waits for the line, and goes out in order', () => {
    void connection.do(say('one'))
    void connection.do(say('two'))
    expect(newest().sent).toEqual([])
    newest().accept()
    expect(newest().commands.map(({ text }) => text)).toEqual(['one', 'two'])
  })

  it('is sent again under the same id, in order, when the line broke before the answer', () => {
    newest().accept()
    void connection.do(say('one'))
    void connection.do(say('two'))
    void connection.do(say('three'))
    const before = newest().commands
    newest().say({ type: 'table', version: 2, now: 0, view: {}, accepted: [{ id: before[1]!.id, version: 2 }] })
    newest().end(1006)
    vi.advanceTimersByTime(250)
    newest().accept()
    expect(newest().commands).toEqual([before[0], before[2]])
  })
})

describe('a lost line', () => {
  const waits = (times: number) =>
    Array.from({ length: times }, () => {
      const sockets = FakeSocket.all.length
      newest().end(1006)
      let waited = 0
      while (FakeSocket.all.length === sockets && waited < 60_000) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      return waited
    })

  it('is opened again, each time after twice the wait, up to four seconds', () => {
    newest().accept()
    expect(waits(7)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
    expect(connection.status).toBe('lost')
  })

  it('waits little again once it has been healed', () => {
    newest().accept()
    waits(3)
    newest().accept()
    expect(connection.status).toBe('open')
    expect(waits(1)).toEqual([250])
  })

  it('does not wait when the network is back', () => {
    newest().accept()
    newest().end(1006)
    dispatchOnline()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('waits longest when the server has asked for it', () => {
    newest().end(CLOSE.too_fast)
    vi.advanceTimersByTime(3900)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(100)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is noticed within five seconds by a heartbeat without an answer, and then given up', () => {
    newest().accept()
    newest().say({ type: 'pong' })
    expect(connection.status).toBe('open')
    vi.advanceTimersByTime(5_000)
    expect(connection.status).toBe('lost')
    vi.advanceTimersByTime(6_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('was only slow when the answer comes late', () => {
    newest().accept()
    newest().say({ type: 'pong' })
    vi.advanceTimersByTime(5_000)
    newest().say({ type: 'pong' })
    expect(connection.status).toBe('open')
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('is asked rarely while nobody looks at the page', () => {
    newest().accept()
    newest().say({ type: 'pong' })
    Object.assign(document, { visibilityState: 'hidden' })
    newest().sent = []
    vi.advanceTimersByTime(19_000)
    expect(newest().sent).toEqual([])
  })

  it('is given up, too, when it never comes about', () => {
    vi.advanceTimersByTime(8_000)
    expect(connection.status).toBe('lost')
    expect(newest().readyState).toBe(FakeSocket.CLOSED)
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    newest().accept()
    expect(connection.status).toBe('open')
  })

  it('is given up when it comes about and nothing is said', () => {
    newest().readyState = FakeSocket.OPEN
    vi.advanceTimersByTime(8_250)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('has more time to come about each time, so that a very slow one does', () => {
    for (const wait of [8_000, 8_000, 16_000, 24_000, 24_000]) {
      const socket = newest()
      vi.advanceTimersByTime(wait - 1)
      expect(socket.readyState).toBe(0)
      vi.advanceTimersByTime(1)
      expect(socket.readyState).toBe(FakeSocket.CLOSED)
      while (newest() === socket) vi.advanceTimersToNextTimer()
    }
  })

  it('does not wait for an attempt that hangs when the network is back', () => {
    vi.advanceTimersByTime(1_000)
    dispatchOnline()
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(2_000)
    const hanging = newest()
    dispatchOnline()
    expect([hanging.readyState, FakeSocket.all.length]).toEqual([FakeSocket.CLOSED, 2])
    newest().accept()
    expect([connection.status, handlers.update.mock.calls.length]).toEqual(['open', 1])
  })

  it('begins its chat anew: the first update of every socket is marked', () => {
    newest().accept()
    newest().say({ type: 'table', version: 2, now: 0, view: {} })
    newest().end(1006)
    vi.advanceTimersByTime(250)
    newest().accept()
    const firsts = handlers.update.mock.calls.map(([, first]: [TableUpdate, boolean]) => first)
    expect(firsts).toEqual([true, false, true])
  })
})

describe('a closed door', () => {
  it('is not knocked at again, and refuses what was waiting', async () => {
    newest().accept()
    const done = connection.do(say('hello'))
    newest().end(CLOSE.banned, 'banned')
    await expect(done).rejects.toMatchObject({ code: 'banned' })
    await expect(connection.do(say('again'))).rejects.toMatchObject({ code: 'banned' })
    vi.advanceTimersByTime(60_000)
    expect([connection.status, connection.reason, FakeSocket.all.length]).toEqual(['closed', 'banned', 1])
  })
})

it('asks for the table by its code, as a shared screen if it is one', () => {
  expect(newest().url).toBe('wss://starlore.test/api/tables/K7M2QX/socket')
  const given = { watching: true, Socket: FakeSocket as unknown as typeof WebSocket }
  new Connection('K7M2QX', handlers, given).close()
  expect(newest().url).toBe('wss://starlore.test/api/tables/K7M2QX/socket?watch')
})

it('leaves no socket and no clock behind when it is closed', () => {
  newest().accept()
  connection.close()
  expect([newest().readyState, vi.getTimerCount()]).toEqual([FakeSocket.CLOSED, 0])
})

describe('another history', () => {
  const greet = (epoch: number) => {
    newest().readyState = FakeSocket.OPEN
    newest().onopen?.()
    newest().say({ type: 'table', version: 1, now: 0, view: {}, epoch })
  }

  it('is told, and nothing that waits is sent into it', async () => {
    greet(5)
    void connection.do(say('before')).catch(() => undefined)
    newest().end(1006)
    await vi.advanceTimersByTimeAsync(500)
    greet(6)
    expect(handlers.rolledBack).toHaveBeenCalledOnce()
    expect(newest().commands).toEqual([])
    expect(handlers.update).toHaveBeenCalledOnce()
  })

  it('is not the same one after a restart', async () => {
    greet(5)
    void connection.do(say('before')).catch(() => undefined)
    newest().end(1012, 'restart')
    await vi.advanceTimersByTimeAsync(500)
    greet(5)
    expect(handlers.rolledBack).not.toHaveBeenCalled()
    expect(newest().commands.map(({ text }) => text)).toEqual(['before'])
  })
})
