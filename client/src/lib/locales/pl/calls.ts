// Wezwania, gdy jest moja kolej: dźwięk, wibracje, powiadomienia i wiadomości w powolnej grze.
export default {
  title: 'Gdy przyjdzie twoja kolej',
  text: 'Jak mamy dać ci znać? W każdej chwili możesz to zmienić w ustawieniach.',
  done: 'Gotowe',
  slowTitle: 'Ta gra potrwa kilka dni',
  slowText: 'Dać ci znać, gdy przyjdzie twoja kolej? Najwyżej raz na ruch i nigdy w nocy.',
  callMe: 'Daj mi znać',
  notNow: 'Nie teraz',
  on: 'Damy ci znać, gdy przyjdzie twoja kolej.',
  off: 'Nie powiadamiaj więcej',
  isOff: 'Nie będziemy już wysyłać powiadomień.',
  quiet: 'Cisza nocna',
  from: 'od',
  to: 'do',
  failed: 'Przeglądarka nie przyjmuje powiadomień, gdy ta strona jest zamknięta.',
  install: 'Zainstaluj jako aplikację',
}
