// The shared screen.
export const tv = {
  join: 'Ела при нас',
  joinText: 'Сканирай кода или го въведи на',
  fullscreen: 'На цял екран',
  gathering: 'Събираме се',
}
