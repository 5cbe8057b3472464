// Guards against double taps. The first tap may change the page, so that the second one would hit another button, or
// the same button with another meaning: such a stray tap is ignored.

const QUICK = 350
const NEAR = 20

/** A tap: when, where, on what, and what that said. */
export interface Tap {
  at: number
  x: number
  y: number
  on: unknown
  said: string
}

/** Whether the second tap hits something that the person had not seen when they began. */
export function isStrayTap(first: Tap, second: Tap): boolean {
  if (second.at - first.at > QUICK) return false
  if (Math.hypot(second.x - first.x, second.y - first.y) > NEAR) return false
  return second.on !== first.on || second.said !== first.said
}

function read(event: MouseEvent, target: Element): Tap {
  const on = target.closest('button, a, summary') ?? target
  const said = [on.textContent, on.getAttribute('aria-label'), on.getAttribute('aria-pressed')].join('|')
  return { at: event.timeStamp, x: event.clientX, y: event.clientY, on, said }
}

/** Stop stray taps before anything else hears of them; returns how to end it. */
export function ignoreStrayTaps(): () => void {
  let last: Tap | null = null
  const mind = (event: MouseEvent) => {
    // Keys press nothing twice by mistake, and a label passes its click on to its field by itself.
    if (event.detail === 0 || !(event.target instanceof Element)) return
    if (event.target.closest('label, input, select, textarea')) return
    const tap = read(event, event.target)
    if (last !== null && isStrayTap(last, tap)) {
      event.stopImmediatePropagation()
      event.preventDefault()
    } else last = tap // An ignored tap does not count as the first of the next pair.
  }
  addEventListener('click', mind, { capture: true })
  return () => removeEventListener('click', mind, { capture: true })
}
