// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Podaj takie skojarzenie, żeby twoją kartę odgadli niektórzy, ale nie wszyscy.' },
  stella: { name: 'Stella', pitch: 'Jedno hasło, piętnaście obrazków: zaznacz te, które zaznaczą też inni.' },
  dixit_box: { name: 'Dixit z pudełkiem', pitch: 'Karty są prawdziwe; telefony pytają, zbierają głosy i liczą.' },
  stella_box: {
    name: 'Stella z pudełkiem',
    pitch: 'Piętnaście prawdziwych kart; każdy telefon jest tabliczką i liczy gwiazdki.',
  },
}

/** A name as in “zagraj w …”: the accusative. */
export const accusative = (name: string): string => (name === 'Stella' ? 'Stellę' : name)
