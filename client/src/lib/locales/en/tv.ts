// The shared screen.
export const tv = {
  join: 'Join us',
  joinText: 'Scan the code, or enter it at',
  fullscreen: 'Full screen',
  gathering: 'We are gathering',
}
