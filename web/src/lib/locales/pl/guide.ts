// Jak grać, podpowiedzi i wspólny ekran.
export const guide = {
  title: 'Jak grać',
}

export const tv = {
  join: 'Dołącz do nas',
  joinText: 'Zeskanuj kod albo wpisz go na',
  fullscreen: 'Pełny ekran',
  gathering: 'Zbieramy się',
  choosing: 'Trwa wybieranie kart',
}
