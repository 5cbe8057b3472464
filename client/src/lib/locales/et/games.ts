// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Anna vihje, mille järgi leiab su kaardi keegi, aga mitte kõik.' },
  stella: { name: 'Stella', pitch: 'Üks sõna, viisteist pilti: märgi need, mille valivad ka sõbrad.' },
  dixit_box: { name: 'Dixit karbiga', pitch: 'Kaardid on päris; telefonid küsivad, koguvad hääled ja arvutavad.' },
  stella_box: { name: 'Stella karbiga', pitch: 'Viisteist päris kaarti; iga telefon on märketabel ja loeb tähti.' },
}

/** A name as in “mängi …”: the partitive. */
export const partitive = (name: string): string => PARTITIVES[name] ?? name

const PARTITIVES: Record<string, string> = {
  Dixit: 'Dixitit',
  Stella: 'Stellat',
  'Dixit karbiga': 'Dixitit karbiga',
  'Stella karbiga': 'Stellat karbiga',
}
