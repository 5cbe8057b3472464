// Pictures, large.
export const viewer = {
  label: 'Obrazek z bliska',
  zoom: 'Powiększ',
  unzoom: 'Pomniejsz',
}
