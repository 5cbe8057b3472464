// A game of Stella as one person plays it: what is to be seen, and what can be done now.
import { i18n } from '../../lib/i18n/index.svelte'
import { onChange } from '../../lib/onChange.svelte'
import {
  GAME_FACTS,
  type StellaAssociatingView,
  type StellaCardPointed,
  type StellaRevealingView,
  type StellaView,
} from '../../lib/protocol'
import type { Reveal } from '../../lib/table/reveal.svelte'
import type { Table } from '../../lib/table/table.svelte'
import { toasts } from '../../lib/toasts.svelte'
import { rowOf, shownOf, type Cell } from './cells'
import { texts } from './texts'

const MOST = GAME_FACTS.stella.marks

export class Play {
  /** The picture that the scout is about to point at. */
  chosen = $state<number | null>(null)

  constructor(
    readonly table: Table,
    private readonly read: () => StellaView,
    /** How far the reveal of the last picture has come. */
    private readonly reveal: Reveal,
  ) {
    onChange(
      () => this.view.round,
      () => {
        this.chosen = null
      },
    )
  }

  get view(): StellaView {
    return this.read()
  }

  /** My seat, while I play for myself. */
  get seat(): number | null {
    return this.view.seat
  }

  readonly associating: StellaAssociatingView | null = $derived.by(() =>
    this.view.phase.type === 'associating' ? this.view.phase : null,
  )
  readonly revealing: StellaRevealingView | null = $derived.by(() =>
    this.view.phase.type === 'revealing' ? this.view.phase : null,
  )

  /** The pictures of which it is known what they have become: not yet the last one while its reveal goes on. */
  readonly told: StellaCardPointed[] = $derived.by(
    () => this.revealing?.pointed.slice(0, this.reveal.done ? undefined : -1) ?? [],
  )

  /** Cards with my cross. */
  readonly marks: number[] = $derived.by(() => {
    if (this.revealing) return this.revealing.mine
    return this.associating?.mine ?? []
  })

  readonly ready: boolean = $derived.by(() => this.seat !== null && !!this.associating?.ready[this.seat])
  /** I have asked for the other word. */
  readonly asked: boolean = $derived.by(() => this.seat !== null && !!this.associating?.asked[this.seat])

  /** It is for me to point: not before everyone knows what has come of the last picture. */
  readonly iScout: boolean = $derived.by(
    () => this.reveal.done && this.seat !== null && this.revealing?.scout === this.seat,
  )
  readonly fallen: boolean = $derived.by(() => this.seat !== null && !!this.revealing?.fallen[this.seat])
  /** My pictures that nobody has pointed at. */
  readonly open: number[] = $derived.by(() => {
    const seen = this.revealing?.pointed.map((one) => one.card) ?? []
    return this.revealing ? this.marks.filter((card) => !seen.includes(card)) : []
  })

  /** May marks be changed now? */
  readonly canMark: boolean = $derived.by(() => this.associating !== null && this.seat !== null && !this.ready)
  /** I have pointed, and the server has not answered yet. */
  readonly pointing: boolean = $derived.by(() => this.iScout && !this.view.awaited.includes(this.seat!))

  readonly cells: Cell[] = $derived.by(() => this.view.grid.map((card, index) => this.cell(card, index)))

  private cell(card: number, index: number): Cell {
    const pointed = this.revealing?.pointed.find((one) => one.card === card)
    const at = (seat: number) => this.table.at(seat)
    const crossed = this.marks.includes(card)
    const fresh = pointed !== undefined && pointed === this.revealing?.pointed.at(-1)
    const known = pointed && shownOf(pointed, at, fresh ? this.reveal.step : Infinity)
    return {
      card,
      row: rowOf(index),
      crossed,
      can: this.associating
        ? this.canMark && (crossed || this.marks.length < MOST)
        : this.iScout && !this.pointing && this.open.includes(card),
      aimable: this.iScout,
      pressed: this.associating ? crossed : this.iScout && this.chosen === card,
      outcome: null,
      markers: [],
      stars: 0,
      aimed: false,
      note: crossed ? texts().marked : '',
      ...known,
      fresh,
    }
  }

  /** What is to be done now, or who does what. */
  readonly saying: { title: string; text: string } = $derived.by(() => {
    const say = texts()
    const playing = this.seat !== null
    if (this.associating) {
      if (!playing) return { title: say.watchMark, text: say.watchMarkText }
      if (this.ready) return { title: say.youReady, text: say.youReadyText }
      const count = this.marks.length
      return { title: say.markPrompt, text: count === 0 ? say.markText : count < MOST ? say.markMore : say.enough }
    }
    const scout = this.revealing?.scout
    if (scout == null) return { title: say.result.title(this.view.round), text: '' }
    if (scout === this.seat) return { title: say.youScout, text: this.iScout ? say.youScoutText : '' }
    const title = say.theyScout(this.table.at(scout).name)
    if (!playing) return { title, text: say.watchScoutText }
    if (this.fallen) return { title, text: say.youFell }
    return { title, text: this.open.length ? say.theyScoutText : say.nothingLeft }
  })

  /** The others whom we wait for, by name. */
  get waitingFor(): string {
    const others = this.view.awaited.filter((seat) => seat !== this.seat)
    return i18n.list(others.map((seat) => this.table.at(seat).name))
  }

  /** Mark, unmark, or choose what to point at; if that cannot be, say why. */
  press(card: number): void {
    if (this.canMark) this.toggle(card)
    else if (this.ready) toasts.refuse('already_ready')
    else if (!this.iScout || this.pointing) return
    else if (this.open.includes(card)) this.chosen = this.chosen === card ? null : card
    else toasts.refuse(this.marks.includes(card) ? 'already_pointed' : 'not_marked')
  }

  private toggle(card: number): void {
    const marks = this.marks.includes(card) ? this.marks.filter((one) => one !== card) : [...this.marks, card]
    if (marks.length > MOST) return toasts.refuse('too_many_marks')
    void this.table.move({ type: 'mark', cards: marks })
  }

  passMarker(): void {
    if (this.canMark && this.marks.length > 0) void this.table.move({ type: 'ready' })
  }

  takeMarkerBack(): void {
    void this.table.move({ type: 'unready' })
  }

  askOther(): void {
    if (!this.asked) void this.table.move({ type: 'other_word' })
  }

  async point(): Promise<void> {
    const card = this.chosen
    if (card === null || !this.iScout || this.pointing) return
    await this.table.move({ type: 'point', card })
    this.chosen = null
  }
}
