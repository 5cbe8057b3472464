// A game of Stella with the box as one person plays it: what is to be seen, and what can be done now.
import { i18n } from '../../lib/i18n/index.svelte'
import { onChange } from '../../lib/onChange.svelte'
import {
  GAME_FACTS,
  type StellaBoxAssociatingView,
  type StellaBoxRevealingView,
  type StellaBoxView,
} from '../../lib/protocol'
import type { Table } from '../../lib/table/table.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { cell, PLACES, type Cell } from './cells'

const MOST = GAME_FACTS.stella_box.marks

export class Play {
  /** The card that the scout is about to point at. */
  chosen = $state<number | null>(null)

  constructor(
    readonly table: Table,
    private readonly read: () => StellaBoxView,
  ) {
    const step = () => `${this.view.round} ${this.seat} ${this.view.phase.type} ${this.revealing?.pointed.length ?? 0}`
    onChange(step, () => {
      this.chosen = null
    })
  }

  get view(): StellaBoxView {
    return this.read()
  }

  /** My seat, while I play for myself. */
  get seat(): number | null {
    return this.view.seat
  }

  get marking(): StellaBoxAssociatingView | null {
    return this.view.phase.type === 'associating' ? this.view.phase : null
  }

  get revealing(): StellaBoxRevealingView | null {
    return this.view.phase.type === 'revealing' ? this.view.phase : null
  }

  get marks(): number[] {
    if (this.revealing) return this.revealing.mine
    return this.marking?.mine ?? []
  }

  get ready(): boolean {
    return this.seat !== null && !!this.marking?.ready[this.seat]
  }

  get iScout(): boolean {
    return this.revealing !== null && this.seat !== null && this.revealing.scout === this.seat
  }

  get fallen(): boolean {
    return this.seat !== null && !!this.revealing?.fallen[this.seat]
  }

  /** My cards that nobody has pointed at. */
  get open(): number[] {
    const seen = this.revealing?.pointed.map((one) => one.place) ?? []
    return this.marks.filter((place) => !seen.includes(place))
  }

  readonly cells: Cell[] = $derived.by(() =>
    PLACES.map((place) => ({
      ...cell(place, this.revealing?.pointed ?? []),
      crossed: this.marks.includes(place),
      can: this.marking ? this.seat !== null && !this.ready : this.iScout && this.open.includes(place),
      chosen: this.iScout && this.chosen === place,
    })),
  )

  /** The others whom we wait for, by name. */
  get waitingFor(): string {
    const others = this.view.awaited.filter((seat) => seat !== this.seat)
    return i18n.list(others.map((seat) => this.table.at(seat).name))
  }

  /** Mark, unmark, or choose what to point at; if that cannot be, say why. */
  press(place: number): void {
    if (this.marking) return this.ready ? toasts.refuse('already_ready') : this.toggle(place)
    if (!this.iScout) return
    if (this.open.includes(place)) this.chosen = this.chosen === place ? null : place
    else toasts.refuse(this.marks.includes(place) ? 'already_pointed' : 'not_marked')
  }

  private toggle(place: number): void {
    const places = this.marks.includes(place) ? this.marks.filter((one) => one !== place) : [...this.marks, place]
    if (places.length > MOST) return toasts.refuse('too_many_marks')
    void this.table.move({ type: 'mark', places })
  }

  async point(): Promise<void> {
    const place = this.chosen
    if (place === null) return
    await this.table.move({ type: 'point', place })
    // The answer may come late: by then I may be the scout again and have chosen another card.
    if (this.chosen === place) this.chosen = null
  }
}
