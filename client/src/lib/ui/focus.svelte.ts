// Moves the keyboard focus, and so a screen reader, to the heading of each new step of a game.
import { tick } from 'svelte'
import { onChange } from '../onChange.svelte'

/** Frames to wait for a heading that is still being fetched. */
const MAX_FRAMES = 120

/** While a component lives: whenever the step is another one, the focus goes to its heading. */
export function focusHeading(step: () => string): void {
  let first = true
  onChange(step, () => {
    if (!first) void tick().then(() => go(MAX_FRAMES))
    first = false
  })
}

/** The heading of the step: marked as such, or the page's own. */
const heading = () => document.querySelector<HTMLElement>('main [data-lead]') ?? document.querySelector('main h1')

/** What had the focus is gone: it goes to the heading of the step. */
export const backToHeading = () => go(0)

function go(frames: number): void {
  if (isElsewhere()) return
  const to = heading()
  if (!to) {
    if (frames > 0) requestAnimationFrame(() => go(frames - 1))
    return
  }
  if (!to.hasAttribute('tabindex')) to.tabIndex = -1
  to.focus({ preventScroll: true })
}

/** Somebody is writing, looks at something that lies open, or is about something outside the game: leave them there. */
function isElsewhere(): boolean {
  const active = document.activeElement
  if (active === null || active === document.body) return false
  if (active.closest('dialog')) return true
  if (active instanceof HTMLInputElement && active.value !== '') return true
  return !active.closest('main')
}
