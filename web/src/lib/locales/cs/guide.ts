// Jak se hraje, rady a společná obrazovka.
export const guide = {
  title: 'Jak se hraje',
}

export const tv = {
  join: 'Pojď hrát',
  joinText: 'Naskenuj kód, nebo ho zadej na',
  fullscreen: 'Celá obrazovka',
  gathering: 'Scházíme se',
  choosing: 'Vybírají se karty',
}
