// The shared screen.
export const tv = {
  join: 'Pojď hrát',
  joinText: 'Naskenuj kód, nebo ho zadej na adrese',
  fullscreen: 'Celá obrazovka',
  gathering: 'Scházíme se',
}
