// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Podaj skojarzenie tak, żeby ktoś odgadł twój obrazek, ale nie wszyscy.' },
  stella: { name: 'Stella', pitch: 'Jedno słowo, piętnaście obrazków: zaznacz te, które zaznaczą też inni.' },
}
