// Pictures, large.
export const viewer = {
  label: 'Picture, large',
  overview: 'All at once',
  strip: 'Large, one by one',
  zoom: 'Zoom in',
  unzoom: 'Zoom out',
  picture: (number: number) => `Picture ${number}`,
}
