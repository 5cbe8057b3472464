// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Дай такава подсказка, че някои да познаят картата ти, но не и всички.' },
  stella: { name: 'Stella', pitch: 'Една дума, петнайсет карти: отбележи тези, които ще отбележат и приятелите ти.' },
  dixit_box: { name: 'Dixit с кутията', pitch: 'Давате истински карти; телефоните питат, броят гласовете и смятат.' },
  stella_box: {
    name: 'Stella с кутията',
    pitch: 'Петнайсет истински карти; всеки телефон е дъска и брои звездичките.',
  },
}
