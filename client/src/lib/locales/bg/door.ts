// Who may sit down.
export const door = {
  title: 'Вратата',
  open: 'Отворена',
  knock: 'С почукване',
  locked: 'Заключена',
  knockAction: 'Почукай',
  knockText: 'Тук домакинът пуска хората един по един.',
  waiting: 'Почука. Домакинът решава.',
  lockedText: 'Домакинът е заключил тази маса.',
  knocks: (name: string) => `${name} чука на вратата`,
  letIn: 'Пусни',
  turnAway: 'Не сега',
}
