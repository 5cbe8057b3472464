// Lazy rendering of an album: it is long, and what nobody has come near is not drawn until somebody leafs, prints or keeps it.
import { flushSync } from 'svelte'

const ACTS = ['scroll', 'keydown', 'pointerdown'] as const

class LazyRendering {
  /** All of it is needed: for paper, or for a file. */
  drawn = $state(false)
  /** How to draw what is still missing, from the top. */
  private readonly waiting = new Set<() => void>()

  /** Draw everything, now. */
  draw(): void {
    this.drawn = true
    flushSync()
  }

  /** A part that is missing; returns how to say that it is not any more. */
  add(show: () => void): () => void {
    this.waiting.add(show)
    return () => this.waiting.delete(show)
  }

  /** From the reader's first act on, draw part after part whenever there is time: a search in the page finds all. */
  watch(): () => void {
    const begin = () => {
      stop()
      this.drawNext()
    }
    const stop = () => ACTS.forEach((act) => removeEventListener(act, begin))
    for (const act of ACTS) addEventListener(act, begin, { passive: true })
    return () => {
      stop()
      this.drawn = false
      this.waiting.clear()
    }
  }

  private drawNext(): void {
    soon(() => {
      const [show] = this.waiting
      if (!show) return
      this.waiting.delete(show)
      show()
      this.drawNext()
    })
  }
}

/** When there is time for it. */
const soon = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work, 50)

export const lazyRendering = new LazyRendering()
