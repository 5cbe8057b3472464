// Around the hints.
import { accusative } from './games'

export const coach = {
  gotIt: 'Jasne',
  noMore: 'Wyłącz podpowiedzi',
  lesson: 'Twoja pierwsza gra',
  learnt: 'Co już wiesz',
  notYet: 'Co się jeszcze nie zdarzyło',
  ready: 'Znasz już tę grę. Najlepsza jest z przyjaciółmi!',
  friends: 'Załóż stół dla przyjaciół',
  next: (game: string) => `Poznaj ${accusative(game)}`,
  rules: 'Wszystkie zasady',
}
