// Mäng Stella reeglite järgi.
export const stella = {
  round: (round: string) => `${round} voor`,
}
