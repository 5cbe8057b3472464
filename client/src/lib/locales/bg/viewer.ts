// Pictures, large.
export const viewer = {
  overview: 'Всички наведнъж',
  strip: 'Големи, една по една',
  label: 'Карта отблизо',
  zoom: 'Увеличи',
  unzoom: 'Намали',
  picture: (number: number) => `Картина ${number}`,
}
