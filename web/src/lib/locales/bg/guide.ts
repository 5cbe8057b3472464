// Как се играе, съвети и общият екран.
export const guide = {
  title: 'Как се играе',
}

export const tv = {
  join: 'Ела при нас',
  joinText: 'Сканирай кода или го въведи на',
  fullscreen: 'На цял екран',
  gathering: 'Събираме се',
  choosing: 'Избират се карти',
}
