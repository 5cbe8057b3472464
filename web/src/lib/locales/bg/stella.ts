// Играта по правилата на Stella.
export const stella = {
  round: (round: string) => `Рунд ${round}`,
}
