// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–8 graczy', 'około 30 minut', '6 kart na ręce', 'zwykle do 30 punktów']

export const points = {
  id: 'points',
  title: 'Punkty',
  body: [
    'Jeśli kartę narratora odgadli wszyscy albo nie odgadł jej nikt, narrator dostaje 0 punktów, a każdy z pozostałych graczy 2.',
    'Jeśli odgadli ją niektórzy, ale nie wszyscy, narrator i ci, którzy ją odgadli, dostają po 3 punkty, a reszta 0.',
    'W obu przypadkach każdy oprócz narratora dostaje jeszcze po 1 punkcie za każdy głos oddany na swoją kartę.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'Koniec gry',
  body: [
    'Gra kończy się po rundzie, w której ktoś uzbierał ustaloną liczbę punktów, zwykle 30. Wygrywa ten, kto ma ich najwięcej; punkty ponad tę liczbę też się liczą. W razie remisu zwycięstwo jest wspólne.',
  ],
}

export const three_players = {
  id: 'three_players',
  title: 'We troje',
  body: [
    'Każdy dostaje 7 kart. Każdy oprócz narratora wykłada po dwie karty, więc na stole leży ich pięć. Nie wolno głosować na żadną ze swoich dwóch kart, a każdy głos na którąkolwiek z nich to 1 punkt dla właściciela. Na koniec rundy narrator dobiera jedną kartę, a pozostali po dwie. Reszta zasad bez zmian.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Dobre rady',
  body: [
    'Zbyt oczywiste skojarzenie odgadną wszyscy, zbyt osobistego – nikt. Szukaj złotego środka.',
    'Gdy zgadujesz, wyłóż kartę, która mogłaby uchodzić za kartę narratora: każdy oddany na nią głos to punkt dla ciebie.',
  ],
}

export const examples = {
  all: {
    title: 'Odgadli wszyscy',
    caption:
      'Narratorem jest Różowy. Niebieski, Zielony, Czerwony, Fioletowy i Żółty głosują na jego kartę: Różowy dostaje 0 punktów, a pozostała piątka po 2.',
  },
  none: {
    title: 'Nie odgadł nikt',
    caption:
      'Zielony, Czerwony, Fioletowy i Żółty głosują na kartę Niebieskiego, a Niebieski na kartę Zielonego. Różowy dostaje 0; Czerwony, Fioletowy i Żółty po 2; Niebieski 2 + 4 = 6; Zielony 2 + 1 = 3.',
  },
  some: {
    title: 'Odgadli niektórzy',
    caption:
      'Niebieski i Zielony odgadli kartę Różowego, a Czerwony, Fioletowy i Żółty nie: Różowy, Niebieski i Zielony dostają po 3 punkty.',
  },
  bonus: {
    title: 'Punkty za głosy',
    caption:
      'W tej samej rundzie Czerwony głosuje na kartę Fioletowego, a Fioletowy i Żółty na kartę Niebieskiego: jeszcze 1 punkt dla Fioletowego i 2 dla Niebieskiego. Razem: Różowy 3, Niebieski 5, Zielony 3, Fioletowy 1, Czerwony 0, Żółty 0.',
  },
}
