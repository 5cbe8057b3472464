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
