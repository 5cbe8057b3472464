// The game by the rules of Stella.
export const stella = {
  round: (round: string) => `Round ${round}`,
}
