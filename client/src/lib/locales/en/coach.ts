// Around the hints.
export const coach = {
  gotIt: 'Got it',
  noMore: 'No more hints',
  lesson: 'Your first game',
  learnt: 'What you have learnt',
  notYet: 'What has not happened yet',
  ready: 'Now you know the game. It is at its best with friends!',
  friends: 'Open a table with friends',
  next: (game: string) => `Learn ${game}`,
  rules: 'All rules',
}
