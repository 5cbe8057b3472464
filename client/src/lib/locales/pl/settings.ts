// The settings.
export const settings = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Wygląd',
  themes: { system: 'Jak w systemie', dark: 'Noc', light: 'Papier' },
  sound: 'Dźwięk',
  vibration: 'Wibracje',
  notifications: 'Powiadamiaj, gdy jest moja kolej',
  notificationsDenied: 'Przeglądarka blokuje powiadomienia z tej strony.',
  hints: 'Podpowiedzi podczas gry',
  device: 'Graj na innym urządzeniu',
  deviceText:
    'Otwórz ten link na drugim urządzeniu, a zachowasz swoje miejsca przy stołach. Link działa tylko raz, przez dziesięć minut. Nikomu go nie pokazuj.',
  deviceMake: 'Utwórz link',
  deviceCode: 'Kod QR dla drugiego urządzenia',
  adopting: 'Przenosimy twoje miejsca na to urządzenie…',
  adopted: 'Twoje miejsca są już na tym urządzeniu',
}
