// The numbers behind the story of a game.

/** Every player's points after each round, starting from nothing. */
export function sums(history: readonly (readonly number[])[]): number[][] {
  const seats = history[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    history.reduce<number[]>((line, round) => [...line, (line.at(-1) ?? 0) + (round[seat] ?? 0)], [0]),
  )
}

/** Round numbers for the scale, few enough to read. */
export function labels(most: number): number[] {
  const step = [5, 10, 20, 50].find((step) => most / step <= 5) ?? 100
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

/** The same heights, moved as little as it takes to keep them this far apart, and none above the top. */
export function apart(heights: readonly number[], gap: number, top: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((one, two) => two.height - one.height)
  let below = Infinity
  for (const one of order) below = one.height = Math.min(one.height, below - gap)
  let above = top - gap
  for (const one of order.reverse()) above = one.height = Math.max(one.height, above + gap)
  return order.sort((one, two) => one.index - two.index).map(({ height }) => height)
}
