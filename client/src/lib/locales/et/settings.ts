// The settings.
export const settings = {
  title: 'Seaded',
  language: 'Keel',
  theme: 'Välimus',
  themes: { system: 'Nagu seadmes', dark: 'Öö', light: 'Paber' },
  sound: 'Heli',
  vibration: 'Vibreerimine',
  notifications: 'Teata, kui on minu kord',
  notificationsDenied: 'Brauser ei luba sellel lehel teateid saata.',
  hints: 'Nõuanded mängu ajal',
}
