// Who may sit down.
export const door = {
  title: 'The door',
  open: 'Open',
  knock: 'People knock',
  locked: 'Locked',
  knockAction: 'Knock',
  knockText: 'The host lets people in here one by one.',
  waiting: 'You have knocked. The host decides.',
  lockedText: 'The host has locked this table.',
  knocks: (name: string) => `${name} is at the door`,
  letIn: 'Let in',
  turnAway: 'Not now',
}
