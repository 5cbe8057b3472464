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
}
