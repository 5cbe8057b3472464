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
  device: 'Hrát na jiném zařízení',
  deviceText:
    'Otevři tento odkaz na druhém zařízení a tvá místa u stolů na tebe budou čekat i tam. Funguje jen jednou a platí deset minut. Nikomu ho neukazuj.',
  deviceMake: 'Vytvořit odkaz',
  deviceCode: 'QR kód pro tvé druhé zařízení',
  adopting: 'Přenášíme tvá místa na toto zařízení…',
  adopted: 'Hotovo, teď můžeš hrát i tady',
}
