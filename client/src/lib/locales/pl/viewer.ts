// Pictures, large.
export const viewer = {
  label: 'Obrazek z bliska',
  overview: 'Wszystkie naraz',
  strip: 'Większe obrazki',
  zoom: 'Powiększ',
  unzoom: 'Pomniejsz',
  picture: (number: number) => `Obrazek ${number}`,
}
