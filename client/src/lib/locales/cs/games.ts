// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Dej ke svému obrázku nápovědu, podle které ho někdo uhodne, ale ne všichni.' },
  stella: { name: 'Stella', pitch: 'Jedno slovo, patnáct obrázků: označ ty, které označí i ostatní.' },
}
