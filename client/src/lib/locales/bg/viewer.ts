// Pictures, large.
export const viewer = {
  overview: 'Всички наведнъж',
  strip: 'По-големи картини',
  label: 'Карта отблизо',
  zoom: 'Увеличи',
  unzoom: 'Намали',
  picture: (number: number) => `Картина ${number}`,
}
