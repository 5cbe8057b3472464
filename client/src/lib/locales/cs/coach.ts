// Around the hints.
import { accusative } from './games'

export const coach = {
  gotIt: 'Jasně',
  noMore: 'Vypnout tipy',
  lesson: 'Tvá první hra',
  learnt: 'Co už víš',
  notYet: 'Na co ještě nedošlo',
  ready: 'Teď už hru znáš. Nejlepší je s přáteli!',
  friends: 'Založit stůl pro přátele',
  next: (game: string) => `Naučit se ${accusative(game)}`,
  rules: 'Všechna pravidla',
}
