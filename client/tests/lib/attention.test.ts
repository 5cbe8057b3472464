// Sounds: none before the browser plays any, and none too late.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const heard: number[] = []
const touches: (() => void)[] = []
/** The browser lets sounds through. */
let allowed = false

class Context {
  static made: Context[] = []
  state = 'suspended'
  currentTime = 0
  private waiting: (() => void)[] = []
  constructor() {
    Context.made.push(this)
  }
  /** As Safari does it: the answer comes when somebody touches the page and it is asked for again. */
  resume() {
    return new Promise<void>((done) => {
      this.waiting.push(done)
      if (!allowed) return
      this.state = 'running'
      for (const answer of this.waiting.splice(0)) answer()
    })
  }
}

class Tone {
  constructor(_: Context, { frequency }: { frequency: number }) {
    heard.push(frequency)
  }
  connect = () => ({ connect: () => undefined })
  start = () => undefined
  stop = () => undefined
}

class Volume {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const list of [heard, touches, Context.made]) list.length = 0
  allowed = false
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
  vi.stubGlobal('addEventListener', (what: string, run: () => void) => what === 'click' && touches.push(run))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function listening(sound: boolean) {
  const { attention } = await import('../../src/lib/attention.svelte')
  const { preferences } = await import('../../src/lib/preferences.svelte')
  preferences.set('sound', sound)
  return attention
}

async function touch() {
  allowed = true
  for (const run of touches) run()
  await vi.advanceTimersByTimeAsync(0)
}

it('is heard from the first touch on, and what came long before it is not', async () => {
  const attention = await listening(true)
  attention.chime([1])
  await vi.advanceTimersByTimeAsync(5_000)
  await touch()
  expect(heard).toEqual([])
  attention.chime([2, 3])
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([2, 3])
})

it('needs no sound before the touch that lets sounds through', async () => {
  const attention = await listening(true)
  await touch()
  expect(Context.made.map(({ state }) => state)).toEqual(['running'])
  attention.chime([4])
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([4])
})

it('asks for nothing where no sound is wanted', async () => {
  const attention = await listening(false)
  await touch()
  attention.chime([5])
  await vi.advanceTimersByTimeAsync(0)
  expect([heard, Context.made]).toEqual([[], []])
})
