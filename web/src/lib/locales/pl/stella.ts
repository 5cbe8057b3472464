// Gra według zasad Stelli.
export const stella = {
  round: (round: string) => `Runda ${round}`,
}
