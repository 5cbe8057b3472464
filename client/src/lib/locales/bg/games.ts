// The games: their names, and in one sentence what they are about.
export const games = {
  dixit: { name: 'Dixit', pitch: 'Дай подсказка така, че някой да познае картината ти, но не и всички.' },
  stella: { name: 'Stella', pitch: 'Една дума, петнайсет картини: отбележи тези, които ще отбележат и приятелите ти.' },
}
