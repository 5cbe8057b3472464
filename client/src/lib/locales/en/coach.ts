// Around the hints.
export const coach = {
  gotIt: 'Got it',
  noMore: 'No more hints',
  lesson: 'Your first game',
  learnt: 'What you have learnt',
  notYet: 'What has not happened yet',
  all: 'You have seen everything there is. You are ready for your friends!',
  rules: 'All rules',
}
