// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Anna vihje, mille järgi leiab su pildi keegi, aga mitte kõik.' },
  stella: { name: 'Stella', pitch: 'Üks sõna, viisteist pilti: märgi need, mille valivad ka sõbrad.' },
}
