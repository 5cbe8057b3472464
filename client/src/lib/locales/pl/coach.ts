// Around the hints.
export const coach = {
  gotIt: 'Jasne',
  noMore: 'Wyłącz podpowiedzi',
  lesson: 'Twoja pierwsza gra',
  learnt: 'Co już wiesz',
  notYet: 'Co się jeszcze nie zdarzyło',
  all: 'Zdarzyło się już wszystko. Pora zaprosić przyjaciół!',
  rules: 'Wszystkie zasady',
}
