// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Dej ke své kartě nápovědu, podle které ji někdo uhodne, ale ne všichni.' },
  stella: { name: 'Stella', pitch: 'Jedno slovo, patnáct obrázků: označ ty, které označí i ostatní.' },
  dixit_box: { name: 'Dixit s krabicí', pitch: 'Karty jsou opravdové; telefony se ptají, sbírají hlasy a počítají.' },
  stella_box: {
    name: 'Stella s krabicí',
    pitch: 'Patnáct opravdových karet; každý telefon je destička a počítá hvězdičky.',
  },
}

/** A name as in “zahrát si …”: the accusative. */
export const accusative = (name: string): string => (name === 'Stella' ? 'Stellu' : name)
