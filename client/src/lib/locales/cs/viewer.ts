// Pictures, large.
export const viewer = {
  label: 'Obrázek zblízka',
  overview: 'Všechny najednou',
  strip: 'Velké, po jednom',
  zoom: 'Přiblížit',
  unzoom: 'Oddálit',
  picture: (number: number) => `Obrázek ${number}`,
}
