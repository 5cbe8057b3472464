// Around the hints.
export const coach = {
  gotIt: 'Ясно',
  noMore: 'Спри съветите',
  lesson: 'Първата ти игра',
  learnt: 'Какво вече знаеш',
  notYet: 'Какво още не се е случвало',
  ready: 'Вече знаеш играта. Най-хубава е с приятели!',
  friends: 'Създай маса за приятели',
  next: (game: string) => `Научи ${game}`,
  rules: 'Всички правила',
}
