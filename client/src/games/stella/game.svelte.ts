// A game of Stella as one person plays it: the server's view, what is on its way, and what can be done now.
import type { StellaRevealingView, StellaView } from '../../lib/protocol'
import type { Table } from '../../lib/table.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { i18n, t } from '../../lib/i18n/index.svelte'
import { markersOf, MOST_MARKS, rowOf, STARS, told, type Cell } from './cells'

export class StellaGame {
  /** The picture that the scout is about to point at. */
  chosen = $state<number | null>(null)
  /** The last cross has been taken away; the server keeps at least one, so this is known only here. */
  private emptied = $state(false)

  constructor(readonly table: Table) {}

  get view(): StellaView {
    return this.table.view!.stella!
  }

  /** My seat, while I play for myself. */
  readonly seat: number | null = $derived.by(() => this.table.mySeat)

  readonly associating = $derived.by(() => (this.view.phase.type === 'associating' ? this.view.phase : null))
  readonly revealing: StellaRevealingView | null = $derived.by(() =>
    this.view.phase.type === 'revealing' ? this.view.phase : null,
  )

  /** Cards with my cross. */
  readonly marks: number[] = $derived.by(() => {
    if (this.revealing) return this.revealing.mine
    if (!this.associating || this.emptied) return []
    return this.table.pendingStella('mark')?.cards ?? this.associating.mine
  })

  readonly ready: boolean = $derived.by(() => {
    if (!this.associating || this.seat === null) return false
    const moves = this.table.underway.flatMap((command) => (command.type === 'stella' ? [command.move.type] : []))
    const last = moves.findLast((type) => type === 'ready' || type === 'unready')
    return last ? last === 'ready' : (this.associating.ready[this.seat] ?? false)
  })

  /** I have asked for the other word. */
  readonly asked: boolean = $derived.by(
    () =>
      this.associating !== null &&
      this.seat !== null &&
      (!!this.associating.asked[this.seat] || !!this.table.pendingStella('other_word')),
  )

  readonly iScout: boolean = $derived.by(() => this.revealing?.scout != null && this.revealing.scout === this.seat)
  readonly fallen: boolean = $derived.by(() => this.seat !== null && !!this.revealing?.fallen[this.seat])
  /** My pictures that nobody has pointed at. */
  readonly open: number[] = $derived.by(() => {
    const seen = this.revealing?.pointed.map((one) => one.card) ?? []
    return this.revealing ? this.marks.filter((card) => !seen.includes(card)) : []
  })

  /** May marks be changed now? */
  readonly canMark: boolean = $derived.by(() => this.associating !== null && this.seat !== null && !this.ready)
  /** The card that I am pointing at, before the server has answered. */
  readonly pointing: number | null = $derived.by(() => this.table.pendingStella('point')?.card ?? null)

  readonly cells: Cell[] = $derived.by(() => this.view.grid.map((card, index) => this.cell(card, index)))

  private cell(card: number, index: number): Cell {
    const pointed = this.revealing?.pointed.find((one) => one.card === card)
    const at = (seat: number) => this.table.at(seat)
    const crossed = this.marks.includes(card)
    const chosen = this.iScout && (this.pointing ?? this.chosen) === card
    return {
      card,
      row: rowOf(index),
      crossed,
      can: this.associating
        ? this.canMark && (crossed || this.marks.length < MOST_MARKS)
        : this.iScout && this.pointing === null && this.open.includes(card),
      pressed: this.associating ? crossed : chosen,
      outcome: pointed?.outcome ?? null,
      markers: pointed ? markersOf(pointed, at) : [],
      stars: pointed ? STARS[pointed.outcome] : 0,
      fresh: pointed !== undefined && pointed === this.revealing?.pointed.at(-1),
      note: pointed ? told(pointed, at) : crossed ? t().stella.marked : '',
    }
  }

  /** Whom we wait for, by name; me last. */
  get waitingFor(): string {
    const others = this.view.awaited.filter((seat) => seat !== this.seat)
    return i18n.list(others.map((seat) => this.table.at(seat).name))
  }

  /** Mark, unmark, or choose what to point at; if that cannot be, say why. */
  press(card: number): void {
    if (this.canMark) this.toggle(card)
    else if (this.ready) toasts.refuse('already_ready')
    else if (!this.iScout || this.pointing !== null) return
    else if (this.open.includes(card)) this.chosen = this.chosen === card ? null : card
    else toasts.refuse(this.marks.includes(card) ? 'already_pointed' : 'not_marked')
  }

  private toggle(card: number): void {
    const marks = this.marks.includes(card) ? this.marks.filter((one) => one !== card) : [...this.marks, card]
    if (marks.length > MOST_MARKS) return toasts.refuse('too_many_marks')
    this.emptied = marks.length === 0
    if (marks.length > 0) void this.table.stella({ type: 'mark', cards: marks })
  }

  passMarker(): void {
    if (this.canMark && this.marks.length > 0) void this.table.stella({ type: 'ready' })
  }

  takeMarkerBack(): void {
    void this.table.stella({ type: 'unready' })
  }

  askOther(): void {
    if (!this.asked) void this.table.stella({ type: 'other_word' })
  }

  async point(): Promise<void> {
    const card = this.chosen
    if (card === null || !this.iScout || this.pointing !== null) return
    await this.table.stella({ type: 'point', card })
    this.chosen = null
  }

  /** A new round lies on the table. */
  begin(): void {
    this.emptied = false
    this.chosen = null
  }
}
