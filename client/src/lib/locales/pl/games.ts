// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Podaj takie skojarzenie, żeby twoją kartę odgadli niektórzy, ale nie wszyscy.' },
  stella: { name: 'Stella', pitch: 'Jedno hasło, piętnaście obrazków: zaznacz te, które zaznaczą też inni.' },
}

/** A name as in “zagraj w …”: the accusative. */
export const accusative = (name: string): string => (name === 'Stella' ? 'Stellę' : name)
