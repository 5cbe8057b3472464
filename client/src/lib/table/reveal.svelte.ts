// The suspense of a reveal: beats that follow one another, until everything may be known. A tap skips to the end.
// With reduced motion there is no suspense, and what a reveal holds back is there at once.
import { prefersReducedMotion } from 'svelte/motion'

export class Reveal {
  /** How many beats have come; endless when the reveal is over. */
  step = $state(Infinity)
  private key: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Everything may be known. */
  get done(): boolean {
    return this.step === Infinity
  }

  /** Begin what this key stands for, once: each beat comes so many milliseconds after the one before it. */
  begin(key: string, beats: readonly number[]): void {
    if (key === this.key) return
    this.key = key
    this.skip()
    if (prefersReducedMotion.current || beats.length === 0) return
    this.step = 0
    this.next(beats)
  }

  skip(): void {
    clearTimeout(this.timer)
    this.step = Infinity
  }

  private next([wait, ...rest]: readonly number[]): void {
    this.timer = setTimeout(() => {
      if (rest.length === 0) return this.skip()
      this.step += 1
      this.next(rest)
    }, wait)
  }
}
