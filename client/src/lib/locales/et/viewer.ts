// Pictures, large.
export const viewer = {
  label: 'Pilt suurelt',
  overview: 'Kõik korraga',
  strip: 'Suuremad pildid',
  zoom: 'Suurenda',
  unzoom: 'Vähenda',
  picture: (number: number) => `${number}. pilt`,
}
