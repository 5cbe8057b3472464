// Kuidas mängida, nõuanded ja ühine ekraan.
export const guide = {
  title: 'Kuidas mängida',
}

export const tv = {
  join: 'Tule mängima',
  joinText: 'Skaneeri kood või sisesta see aadressil',
  fullscreen: 'Täisekraan',
  gathering: 'Koguneme',
  choosing: 'Valitakse kaarte',
}
