// The settings.
export const settings = {
  title: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle zařízení', dark: 'Noc', light: 'Papír' },
  sound: 'Zvuk',
  vibration: 'Vibrace',
  notifications: 'Upozornit mě, až budu na řadě',
  notificationsDenied: 'Prohlížeč této stránce nedovoluje upozornění.',
  hints: 'Tipy během hry',
}
