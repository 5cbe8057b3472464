// Which scored rounds this person has looked at. A round that has just been scored is shown until they go on,
// also after a reload, and also when the game has ended with it.
import { tabMemory } from '../storage'
import type { Table } from './table.svelte'

const keyOf = (code: string) => `starlore-seen-${code}`

export class SeenRounds {
  private count = $state(0)
  private game = $state(-1)

  constructor(private readonly table: Table) {
    this.recall()
    table.listen(() => this.recall())
  }

  private get history(): readonly unknown[] {
    return this.table.view?.game?.history ?? []
  }

  /** A round has been scored that this person has not gone on from. */
  get pending(): boolean {
    return this.table.view?.games === this.game && this.history.length > this.count
  }

  /** Go on. */
  mark(): void {
    this.count = this.history.length
    this.keep()
  }

  /** Remember nothing of the table with this code. */
  static forget(code: string): void {
    tabMemory.remove(keyOf(code))
  }

  private get key(): string {
    return keyOf(this.table.code)
  }

  /** When another game is on the table, start from what was kept, or from the round at which we came in. */
  private recall(): void {
    const games = this.table.view?.games
    // A round that was taken back is shown again when it is scored anew.
    if (this.history.length < this.count) this.count = this.history.length
    if (games === undefined || games === this.game) return
    const [game, count] = tabMemory.get<[number, number]>(this.key) ?? []
    this.game = games
    this.count = game === games && count !== undefined ? count : this.history.length
    this.keep()
  }

  private keep(): void {
    tabMemory.set(this.key, [this.game, this.count])
  }
}
