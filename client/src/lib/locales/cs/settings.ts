// The settings.
export const settings = {
  title: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle zařízení', dark: 'Noc', light: 'Papír' },
  sound: 'Zvuk',
  vibration: 'Vibrace',
  notifications: 'Upozornit, když jsem na řadě',
  notificationsDenied: 'Prohlížeč téhle stránce nedovoluje upozornění.',
  hints: 'Rady při hře',
  device: 'Hrát na jiném zařízení',
  deviceText:
    'Otevři tenhle odkaz na druhém zařízení a tvoje místa u stolů na tebe budou čekat i tam. Funguje jen jednou a platí deset minut. Nikomu ho neukazuj.',
  deviceMake: 'Vytvořit odkaz',
  deviceCode: 'QR kód pro tvoje druhé zařízení',
  adopting: 'Přenášíme tvoje místa na tohle zařízení…',
  adopted: 'Hotovo, teď můžeš hrát i tady',
}
