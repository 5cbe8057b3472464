// Around the hints.
export const coach = {
  gotIt: 'Jasně',
  noMore: 'Vypnout tipy',
  lesson: 'Tvá první hra',
  learnt: 'Co už víš',
  notYet: 'Na co ještě nedošlo',
  all: 'Došlo už na všechno. Je čas pozvat přátele!',
  rules: 'Všechna pravidla',
}
