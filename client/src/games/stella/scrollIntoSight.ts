// Brings what the scout may point at into sight, where the pictures are more than fit the screen.

/** Where something stands, in the window. */
export interface Span {
  top: number
  bottom: number
}

const within = (spans: readonly Span[], { top, bottom }: Span, by: number) =>
  spans.filter((span) => span.top - by >= top - 1 && span.bottom - by <= bottom + 1).length

/** How far to scroll so that the most of these are whole in what is free of the window; the shortest way there, and
 * none while so many are in sight that it is enough. */
export function scrollDistance(spans: readonly Span[], free: Span, enough = Infinity): number {
  if (within(spans, free, 0) >= enough) return 0
  const ways = [0, ...spans.flatMap(({ top, bottom }) => [top - free.top, bottom - free.bottom])]
  const best = Math.max(...ways.map((by) => within(spans, free, by)))
  return ways.filter((by) => within(spans, free, by) === best).sort((a, b) => Math.abs(a) - Math.abs(b))[0]!
}

/** Distance from what is shown to what lies over the pictures. */
const GAP = 12

/** Scroll so that these pictures are between the word and the bar, with a hint above it. */
export function scrollIntoSight(cards: readonly number[], enough: number, behavior: ScrollBehavior): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(`.stella ${selector}`)
  const word = find('.word')
  if (!word) return
  const right = find('.grid')?.getBoundingClientRect().right ?? 0
  /** What does not stand beside the pictures. */
  const over = (box: DOMRect | undefined) => (box && box.left < right ? [box] : [])
  const tops = ['.prompt', '.hints .note']
    .flatMap((one) => over(find(one)?.getBoundingClientRect()))
    .map(({ top }) => top)
  const spans = cards.flatMap((card) => find(`[data-at="${card}"]`)?.getBoundingClientRect() ?? [])
  const style = getComputedStyle(word)
  const header = parseFloat(style.getPropertyValue('--header'))
  const sticks = style.position === 'sticky' && over(word.getBoundingClientRect()).length > 0
  const head = sticks ? parseFloat(style.top) + word.offsetHeight : header
  const by = scrollDistance(spans, { top: head + GAP, bottom: Math.min(innerHeight, ...tops) - GAP }, enough)
  if (by !== 0) scrollBy({ top: by, behavior })
}
