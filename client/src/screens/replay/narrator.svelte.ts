// Says in words what the stage shows: a screen reader reads it as the game goes on.
import { gameOf } from '../../games'
import type { Narrate, View } from '../../games/game'
import { ending, gains } from '../../lib/narration'
import type { ReplayView, Slug } from '../../lib/protocol'

export class Narrator {
  /** What has just happened. */
  told = $state('')
  private replay: ReplayView | null = null
  private narrate: Narrate<Slug> = points

  /** Tell this game from now on. */
  async follow(replay: ReplayView): Promise<void> {
    const game = gameOf(replay.game.game)
    const [found] = await Promise.all([game.narration?.(), game.texts.load()])
    this.narrate = found?.default ?? points
    this.replay = replay
  }

  /** Tell what a frame shows that the one before it did not; without one before it, where the game stands. */
  tell(at: number, before: number | null): void {
    const frames = this.replay?.frames
    const view = frames?.[at]?.view as View<Slug> | undefined
    if (!view) return
    const name = (seat: number) => this.replay?.game.players[seat]?.name ?? ''
    const earlier = (before === null ? null : frames?.[before]?.view) as View<Slug> | null
    const over = at === (frames?.length ?? 0) - 1 ? ending(view.winners, name) : []
    const told = [...this.narrate(view, earlier, name), ...over]
    if (told.length > 0) this.told = told.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ')
  }
}

/** A game that has no words of its own: the points of its rounds. */
const points: Narrate<Slug> = (view, before, name) => {
  const number = view.history.length
  const last = view.history.at(-1)
  if (!last || number === (before?.history.length ?? 0)) return []
  return [gameOf(view.type).round(number), gains(last, name)]
}
