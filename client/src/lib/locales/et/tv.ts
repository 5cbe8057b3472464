// The shared screen.
export const tv = {
  join: 'Tule mängima',
  joinText: 'Skanni kood või sisesta see aadressil',
  fullscreen: 'Täisekraan',
  gathering: 'Koguneme',
}
