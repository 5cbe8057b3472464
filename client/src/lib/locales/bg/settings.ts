// The settings.
export const settings = {
  title: 'Настройки',
  language: 'Език',
  theme: 'Изглед',
  themes: { system: 'Като на устройството', dark: 'Нощ', light: 'Хартия' },
  sound: 'Звук',
  vibration: 'Вибрация',
  notifications: 'Известявай ме, когато е мой ред',
  notificationsDenied: 'Браузърът блокира известията от тази страница.',
  hints: 'Съвети по време на игра',
}
