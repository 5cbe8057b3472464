// Pictures, large.
export const viewer = {
  label: 'Obrázek zblízka',
  overview: 'Všechny najednou',
  strip: 'Větší obrázky',
  zoom: 'Přiblížit',
  unzoom: 'Oddálit',
  picture: (number: number) => `Obrázek ${number}`,
}
