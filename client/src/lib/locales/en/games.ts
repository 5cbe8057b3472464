// The games: their names, and in one sentence what they are about.
import type { Slug } from '../../protocol'

export const games = {
  dixit: { name: 'Dixit', pitch: 'Hint at a picture so that someone finds it, but not everyone.' },
  stella: { name: 'Stella', pitch: 'One word, fifteen pictures: mark those your friends will mark too.' },
  dixit_box: { name: 'Dixit with the box', pitch: 'You hand in real cards; the phones ask, vote and count.' },
  stella_box: { name: 'Stella with the box', pitch: 'Fifteen real cards; each phone is a slate and counts the stars.' },
} satisfies Record<Slug, { name: string; pitch: string }>
