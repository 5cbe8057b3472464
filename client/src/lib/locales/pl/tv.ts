// The shared screen.
export const tv = {
  join: 'Dołącz do nas',
  joinText: 'Zeskanuj kod albo wpisz go na',
  fullscreen: 'Pełny ekran',
  gathering: 'Zbieramy się',
}
