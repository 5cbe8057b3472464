// The settings.
export const settings = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Wygląd',
  themes: { system: 'Jak w systemie', dark: 'Noc', light: 'Papier' },
  sound: 'Dźwięk',
  vibration: 'Wibracje',
  notifications: 'Powiadom o mojej kolei',
  notificationsDenied: 'Przeglądarka nie pozwala tej stronie na powiadomienia.',
  hints: 'Podpowiedzi podczas gry',
  device: 'Graj na innym urządzeniu',
  deviceText:
    'Otwórz ten link na drugim urządzeniu, a twoje miejsca przy stołach przeniosą się razem z tobą. Link działa tylko raz, przez dziesięć minut. Nikomu go nie pokazuj.',
  deviceMake: 'Utwórz link',
  deviceCode: 'Kod QR dla drugiego urządzenia',
  adopting: 'Przenosimy twoje miejsca na to urządzenie…',
  adopted: 'Twoje miejsca są już na tym urządzeniu',
}
