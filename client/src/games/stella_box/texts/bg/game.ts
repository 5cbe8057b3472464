// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/bg/game'

export default {
  ...shared,
  namePrompt: 'Обърнете ваша карта Дума',
  nameText: 'Напиши думата за всички или я прочети на глас.',
  nameLabel: 'Думата на картата ви',
  nameIt: 'Играем с тази дума',
  readOut: 'Прочетох я на глас',
  wasReadOut: 'Прочетена на глас',
  rename: 'Друга дума',
  place: (row: number, column: number) => `Ред ${row}, карта ${column}`,
  slate: 'Твоята дъска: местата на петнайсетте карти',
  photograph: 'Снимайте картите',
  photographAgain: 'Снимайте картите отново',
  timeUp: {
    marking: 'Поставените кръстчета остават. Който няма нито едно, поставя сега.',
    other: 'Другите чакат.',
  },
  pointHere: 'Посочвам тази карта',
  reopens: (round: number) =>
    `Рунд ${round} се връща към последната посочена карта, а поставените след това кръстчета се губят.`,
  replaceRow: (row: string) => `Сменете ${row} ред с пет нови карти от колодата.`,
  rowNames: ['горния', 'средния', 'долния'] as const,
  firstNow: (name: string) => `Пионката отива при: ${name}`,
  pass: (names: string) => `Не показвай дъската си. Чакаме: ${names}`,
  refusals: { ...shared.refusals, word_first: 'Първо кажете с коя дума се играе.' },
  options: {
    words: 'Карти Думи',
    wordSets: { theirs: 'Нашата кутия', standard: 'Картите на сайта', discovery: 'На сайта, за начинаещи' },
  },
} satisfies GameTexts
