// Jak grać, podpowiedzi i wspólny ekran.
export const guide = {
  title: 'Jak grać',
}

export const tv = {
  join: 'Dołącz do nas',
}
