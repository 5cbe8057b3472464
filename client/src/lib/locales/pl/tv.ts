// The shared screen.
export const tv = {
  join: 'Dołącz do nas',
  joinText: 'Zeskanuj kod albo wpisz go na stronie:',
  fullscreen: 'Pełny ekran',
  gathering: 'Zbieramy się',
}
