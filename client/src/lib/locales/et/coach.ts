// Around the hints.
import { partitive } from './games'

export const coach = {
  gotIt: 'Selge',
  noMore: 'Aitab nõuannetest',
  lesson: 'Sinu esimene mäng',
  learnt: 'Mida sa nüüd tead',
  notYet: 'Mida pole veel juhtunud',
  ready: 'Nüüd on mäng sul selge. Kõige toredam on see sõpradega!',
  friends: 'Ava laud sõpradele',
  next: (game: string) => `Õpi ${partitive(game)}`,
  rules: 'Kõik reeglid',
}
