// Who may sit down.
export const door = {
  title: 'Drzwi',
  open: 'Otwarte',
  knock: 'Trzeba zapukać',
  locked: 'Zamknięte',
  knockAction: 'Zapukaj',
  knockText: 'Tutaj gospodarz wpuszcza każdego z osobna.',
  waiting: 'Pukasz. Gospodarz zdecyduje.',
  lockedText: 'Gospodarz zamknął ten stół.',
  knocks: (name: string) => `${name} puka do drzwi`,
  letIn: 'Wpuść',
  turnAway: 'Nie teraz',
}
