// A game of Dixit as one person plays it: what is to be seen, and what can be done now.
import { untrack } from 'svelte'
import { i18n } from '../../lib/i18n/index.svelte'
import { onChange } from '../../lib/onChange.svelte'
import type { DixitView } from '../../lib/protocol'
import type { Table } from '../../lib/table/table.svelte'
import { Draft } from './draft.svelte'

export class Play {
  /** The clue that I am thinking of. */
  readonly draft: Draft
  /** Cards that I have picked in this step, while they are fewer than needed. */
  private picked = $state<number[] | null>(null)

  constructor(
    readonly table: Table,
    private readonly read: () => DixitView,
  ) {
    this.draft = new Draft(table.code)
    // The server's view, not the foreseen one: an idea is kept until the server has accepted it.
    $effect.pre(() => {
      const { game, games } = table.view!
      if (game?.type === 'dixit') untrack(() => this.draft.follow(game, games))
    })
    $effect(() => this.draft.keep())
    onChange(
      () => this.view.step,
      () => void (this.picked = null),
    )
  }

  get view(): DixitView {
    return this.read()
  }

  /** My seat, while I play for myself. */
  get seat(): number | null {
    return this.view.seat
  }

  get phase(): DixitView['phase'] {
    return this.view.phase
  }

  get storyteller(): number | null {
    return 'storyteller' in this.phase ? this.phase.storyteller : null
  }

  /** The game waits for me. */
  get myTurn(): boolean {
    return this.seat !== null && this.view.awaited.includes(this.seat)
  }

  /** I am to give a clue, or may be the first one to do so. */
  readonly telling: boolean = $derived.by(
    () => this.phase.type === 'telling' && this.seat !== null && (this.storyteller ?? this.seat) === this.seat,
  )
  /** I am to hand in what fits the clue. */
  readonly playing: boolean = $derived.by(
    () => this.phase.type === 'playing' && this.seat !== null && this.storyteller !== this.seat,
  )
  /** I am to look for the storyteller's card. */
  readonly voting: boolean = $derived.by(
    () => this.phase.type === 'voting' && this.seat !== null && this.storyteller !== this.seat,
  )
  /** How many cards I must hand in. */
  get needed(): number {
    return this.phase.type === 'playing' ? this.phase.needed : 1
  }

  /** The cards that I have chosen, be it for a clue or to hand them in. */
  readonly chosen: readonly number[] = $derived.by(() => {
    if (this.telling) return this.draft.card === null ? [] : [this.draft.card]
    return this.phase.type === 'playing' ? (this.picked ?? this.phase.mine) : []
  })

  /** I have picked some cards, but not yet all. */
  readonly half: boolean = $derived.by(
    () => this.playing && this.picked !== null && this.picked.length > 0 && this.picked.length < this.needed,
  )

  /** Who was faster than I in the race for the first clue, when I had an idea, too. */
  readonly beaten: string | null = $derived.by(() => {
    if (this.view.round > 1 || this.phase.type !== 'playing' || this.storyteller === this.seat) return null
    return this.draft.any ? this.table.at(this.phase.storyteller).name : null
  })

  /** The others whom we wait for, by name. */
  get waitingFor(): string {
    const others = this.view.awaited.filter((seat) => seat !== this.seat)
    return i18n.list(others.map((seat) => this.table.at(seat).name))
  }

  /** Choose a card, or put it back; says whether nothing more is to be chosen. */
  choose(card: number): boolean {
    if (this.telling) {
      this.draft.card = this.draft.card === card ? null : card
      return true
    }
    const rest = this.chosen.filter((other) => other !== card)
    // Whoever chooses one too many puts back what they chose first.
    const cards = this.chosen.includes(card) ? rest : [...rest.slice(Math.max(0, rest.length - this.needed + 1)), card]
    this.picked = cards
    if (cards.length < this.needed) return this.needed === 1
    void this.table.move({ type: 'play', cards })
    this.picked = null
    return true
  }

  tell(clue: string | null): void {
    if (this.draft.card !== null) void this.table.move({ type: 'tell', card: this.draft.card, clue })
  }

  vote(slot: number): void {
    if (this.phase.type === 'voting' && slot !== this.phase.vote) void this.table.move({ type: 'vote', slot })
  }
}
