// How to play, hints, and the shared screen.
export const guide = {
  title: 'How to play',
}

export const tv = {
  join: 'Join us',
  joinText: 'Scan the code, or enter it at',
  fullscreen: 'Full screen',
  gathering: 'We are gathering',
  choosing: 'Cards are being chosen',
}
