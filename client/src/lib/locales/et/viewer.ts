// Pictures, large.
export const viewer = {
  label: 'Pilt suurelt',
  zoom: 'Suurenda',
  unzoom: 'Vähenda',
}
