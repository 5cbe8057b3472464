// Pictures, large.
export const viewer = {
  label: 'Picture, large',
  overview: 'All at once',
  strip: 'Larger pictures',
  zoom: 'Zoom in',
  unzoom: 'Zoom out',
  picture: (number: number) => `Picture ${number}`,
}
