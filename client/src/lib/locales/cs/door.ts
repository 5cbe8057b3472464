// Who may sit down.
export const door = {
  title: 'Dveře',
  open: 'Otevřené',
  knock: 'Klepe se',
  locked: 'Zamčené',
  knockAction: 'Zaklepat',
  knockText: 'Tady pouští hostitel lidi dovnitř jednoho po druhém.',
  waiting: 'Zaklepáno. Rozhodne hostitel.',
  lockedText: 'Hostitel tenhle stůl zamkl.',
  knocks: (name: string) => `${name} klepe na dveře`,
  letIn: 'Pustit dál',
  turnAway: 'Teď ne',
}
