// Pictures, large.
export const viewer = {
  label: 'Obrázek zblízka',
  zoom: 'Přiblížit',
  unzoom: 'Oddálit',
}
