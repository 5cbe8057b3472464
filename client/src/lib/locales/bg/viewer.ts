// Pictures, large.
export const viewer = {
  label: 'Картина отблизо',
  zoom: 'Увеличи',
  unzoom: 'Намали',
}
