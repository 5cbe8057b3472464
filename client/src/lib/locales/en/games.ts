// The games: their names, and in one sentence what they are about.
import type { Slug } from '../../protocol'

export const games = {
  dixit: { name: 'Dixit', pitch: 'Hint at a picture so that someone finds it, but not everyone.' },
  stella: { name: 'Stella', pitch: 'One word, fifteen pictures: mark those your friends will mark too.' },
} satisfies Record<Slug, { name: string; pitch: string }>
