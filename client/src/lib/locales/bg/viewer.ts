// Pictures, large.
export const viewer = {
  label: 'Карта отблизо',
  zoom: 'Увеличи',
  unzoom: 'Намали',
}
