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
  device: 'Play on another device',
  deviceText:
    'Open this link on your other device and confirm it here: your seats come along. It works once, for ten minutes. Keep it to yourself.',
  deviceMake: 'Make a link',
  deviceCode: 'QR code for your other device',
  adopting: 'Bringing your seats to this device…',
  adopted: 'This device is yours now',
}
