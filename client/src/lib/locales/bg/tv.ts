// The shared screen.
export const tv = {
  join: 'Ела при нас',
  joinText: 'Сканирай кода или го въведи на адрес:',
  fullscreen: 'На цял екран',
  gathering: 'Събираме се',
}
