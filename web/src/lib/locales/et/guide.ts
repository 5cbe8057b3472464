// Kuidas mängida, nõuanded ja ühine ekraan.
export const guide = {
  title: 'Kuidas mängida',
}

export const tv = {
  join: 'Tule mängima',
}
