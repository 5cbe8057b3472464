// Being called when it is my turn: sound, vibration, notifications, and push messages in slow games.
export default {
  title: 'When it is your turn',
  text: 'How shall we call you? You can change it in the settings at any time.',
  done: 'That’s it',
  slowTitle: 'This game is played over days',
  slowText: 'Shall we call you when it is your turn? At most once a turn, and never at night.',
  callMe: 'Call me',
  notNow: 'Not now',
  on: 'You will be called when it is your turn.',
  off: 'No more calls',
  isOff: 'You will not be called any more.',
  quiet: 'Quiet hours',
  from: 'from',
  to: 'to',
  failed: 'Your browser takes no calls while this page is closed.',
  install: 'Install as an app',
}
