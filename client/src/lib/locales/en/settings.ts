// The settings.
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As on the device', dark: 'Night', light: 'Paper' },
  sound: 'Sound',
  vibration: 'Vibration',
  notifications: 'Notify me when it is my turn',
  notificationsDenied: 'Your browser does not allow notifications for this page.',
  hints: 'Hints while playing',
}
