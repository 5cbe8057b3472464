// Pictures, large.
export const viewer = {
  label: 'Obrazek z bliska',
  overview: 'Wszystkie naraz',
  strip: 'Duże, po kolei',
  zoom: 'Powiększ',
  unzoom: 'Pomniejsz',
  picture: (number: number) => `Obrazek ${number}`,
}
