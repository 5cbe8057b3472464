// Pictures, large.
export const viewer = {
  label: 'Pilt suurelt',
  overview: 'Kõik korraga',
  strip: 'Suurelt, ükshaaval',
  zoom: 'Suurenda',
  unzoom: 'Vähenda',
  picture: (number: number) => `${number}. pilt`,
}
