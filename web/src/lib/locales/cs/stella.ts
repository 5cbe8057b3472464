// Hra podle pravidel Stelly.
export const stella = {
  round: (round: string) => `Kolo ${round}`,
}
