// Around the hints.
export const coach = {
  gotIt: 'Selge',
  noMore: 'Aitab nõuannetest',
  lesson: 'Sinu esimene mäng',
  learnt: 'Mida sa nüüd tead',
  notYet: 'Mida pole veel juhtunud',
  all: 'Kõik on juba korra ette tulnud. Aeg sõbrad lauda kutsuda!',
  rules: 'Kõik reeglid',
}
