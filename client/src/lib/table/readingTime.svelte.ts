// A round that has just been scored stays in sight for a while after its reveal, whatever comes next.
import { untrack } from 'svelte'

export class ReadingTime {
  /** How many rounds have had their time; those that were over before we came, too. */
  private past = $state(0)
  private readonly count: number = $derived.by(() => this.rounds())

  constructor(
    private readonly rounds: () => number,
    /** Its reveal is over: the time begins. */
    ready: () => boolean,
    milliseconds: number,
  ) {
    this.past = untrack(rounds)
    $effect(() => {
      // Another game, or a round that was taken back.
      if (this.past > this.count) this.past = this.count
      if (!this.on || !ready()) return
      const end = setTimeout(() => this.end(), milliseconds)
      return () => clearTimeout(end)
    })
  }

  /** The newest round still has its time. */
  get on(): boolean {
    return this.past < this.count
  }

  end(): void {
    this.past = this.count
  }
}
