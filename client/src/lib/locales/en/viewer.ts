// Pictures, large.
export const viewer = {
  label: 'Picture, large',
  zoom: 'Zoom in',
  unzoom: 'Zoom out',
}
