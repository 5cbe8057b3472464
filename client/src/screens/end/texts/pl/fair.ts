// Whether the deal was fair: an envelope that was sealed before the game, in words for children.
export default {
  text: 'Przed grą serwer włożył kolejność kart do zapieczętowanej koperty, a każde urządzenie dorzuciło szczyptę własnego szczęścia. Teraz koperta jest otwarta i każdy może zobaczyć, że niczego nie podmieniono.',
  check: 'Otwórz kopertę',
  good: 'Niczego nie podmieniono.',
  bad: 'Coś się nie zgadza. Zapisz dowód i pokaż go temu, kto prowadzi ten serwer.',
  sealed: 'W kopercie jest to, co obiecano przed grą.',
  notSealed: 'W kopercie jest coś innego, niż obiecano.',
  seen: 'To urządzenie widziało obietnicę przed końcem.',
  notSeen: 'Tego urządzenia nie było na czas, by zobaczyć obietnicę.',
  mine: 'Jest w niej także twoje szczęście.',
  notMine: 'Brakuje w niej twojego szczęścia.',
  none: 'To urządzenie nie dorzuciło własnego szczęścia.',
  draws: (done: number, all: number) => `Wylosowane ponownie, z tym samym wynikiem: ${done} z ${all}.`,
  agrees: 'To są karty, którymi grano.',
  notAgrees: 'To nie są karty, którymi grano.',
  save: 'Zapisz dowód',
  /** Where the cards are the players' own, and only lots are drawn. */
  lots: {
    text: 'Przed grą serwer włożył wynik losowania do zapieczętowanej koperty, a każde urządzenie dorzuciło szczyptę własnego szczęścia. Teraz koperta jest otwarta i każdy może zobaczyć, że niczego nie podmieniono.',
    agrees: 'Grano według tego losowania.',
    notAgrees: 'Nie grano według tego losowania.',
  },
}
