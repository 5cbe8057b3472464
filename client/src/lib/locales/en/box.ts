// Games with a box on the table: what both of them say.
export const box = {
  title: 'We have the box',
  text: 'Real cards on the table, phones for votes, slates and points:',
  tooFew: (missing: string) => `${missing} to go: invite those who sit with you.`,
  leaveText: 'Your seat is kept, and the others wait for you. The link brings you back.',
  takeBack: 'Take back',
  takeBackText: 'Something went wrong on the table? What was last done is undone for everyone, and everyone sees it.',
  takenBack: (name: string) => `${name} has taken back the last step.`,
  finish: 'All is right: end the game',
  finishText: 'Look at the points once more. The host can still take the round back.',
  check: 'Is everything right?',
}
