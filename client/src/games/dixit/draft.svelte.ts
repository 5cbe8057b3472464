// The clue that I am thinking of, and the card that goes with it. When somebody else is faster in the first round, or
// the page is loaded again, it is kept until I am the storyteller.
import type { DixitView } from '../../lib/protocol'
import { tabMemory } from '../../lib/storage'

interface Kept {
  game: number
  clue: string
  card: number | null
  early: string | null
}

export class Draft {
  clue = $state('')
  card = $state<number | null>(null)
  /** The clue with which I came too late. */
  private early = $state<string | null>(null)
  private game = -1

  constructor(private readonly code: string) {}

  /** There is a clue or a card, or both. */
  get any(): boolean {
    return this.clue.trim() !== '' || this.card !== null
  }

  /** The clue is unchanged since somebody else was faster: the screen says that it is an old idea. */
  get old(): boolean {
    return this.early !== null && this.early === this.clue && this.clue.trim() !== ''
  }

  /** Take note of the server's view (not the foreseen one): an idea is kept until the server has accepted it. */
  follow(view: DixitView, game: number): void {
    if (game !== this.game) this.recall(game)
    const { phase, seat, hand } = view
    if (seat === null || phase.type === 'finished') return
    if (phase.type !== 'telling') {
      if (phase.storyteller === seat) this.clear()
      else if (this.any) this.early = this.clue
    }
    if (this.card !== null && !hand.includes(this.card)) this.card = null
  }

  private clear(): void {
    this.clue = ''
    this.card = this.early = null
  }

  private get key(): string {
    return `starlore-draft-${this.code}`
  }

  private recall(game: number): void {
    this.game = game
    this.clear()
    const kept = tabMemory.get<Kept>(this.key)
    if (kept?.game === game) [this.clue, this.card, this.early] = [kept.clue, kept.card, kept.early]
  }

  keep(): void {
    const kept: Kept = { game: this.game, clue: this.clue, card: this.card, early: this.early }
    tabMemory.set(this.key, kept)
  }
}
