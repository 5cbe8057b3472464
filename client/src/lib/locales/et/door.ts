// Who may sit down.
export const door = {
  title: 'Uks',
  open: 'Lahti',
  knock: 'Koputatakse',
  locked: 'Lukus',
  knockAction: 'Koputa',
  knockText: 'Siin laseb mängujuht inimesi sisse ükshaaval.',
  waiting: 'Sa koputasid. Mängujuht otsustab.',
  lockedText: 'Mängujuht on selle laua lukustanud.',
  knocks: (name: string) => `${name} on ukse taga`,
  letIn: 'Lase sisse',
  turnAway: 'Mitte praegu',
}
