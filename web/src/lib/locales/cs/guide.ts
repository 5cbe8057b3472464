// Jak se hraje, rady a společná obrazovka.
export const guide = {
  title: 'Jak se hraje',
}

export const tv = {
  join: 'Pojď hrát',
}
