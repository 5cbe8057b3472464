// Around the hints.
export const coach = {
  gotIt: 'Jasně',
  noMore: 'Už žádné rady',
  lesson: 'Tvoje první hra',
  learnt: 'Co už víš',
  notYet: 'Na co ještě nedošlo',
  all: 'Došlo už na všechno. Je čas pozvat přátele!',
  rules: 'Všechna pravidla',
}
