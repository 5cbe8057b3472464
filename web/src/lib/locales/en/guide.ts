// How to play, hints, and the shared screen.
export const guide = {
  title: 'How to play',
}

export const tv = {
  join: 'Join us',
}
