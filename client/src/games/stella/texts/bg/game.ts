// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/bg/game'

export default {
  ...shared,
  steps: { associate: 'Асоцииране', reveal: 'Разкриване' },
  grid: 'Картите на масата',
  gridKeys: 'Със стрелките се минава от карта на карта, с плюс картата се показва отблизо.',
  newAfter: (mark: string) => `нови след рунд ${mark}`,
  newAlready: 'вече нови',
  rowLeaves: (mark: string) => `Ред ${mark}: сменя се след рунд ${mark}`,
  columnLeaves: (mark: string) => `Колона ${mark}: сменя се след рунд ${mark}`,
  freshColumn: (mark: string) => `Нови карти в колона ${mark}`,
  look: 'Погледни отблизо',
  tapToLook: 'Докосни карта, за да я видиш отблизо.',
  marked: 'Има твое кръстче.',
  mark: 'Отбележи',
  unmark: 'Махни кръстчето',
  watchMarkText: 'Кой какво отбелязва, засега е тайна.',
  point: 'Посочи тази карта',
  watchScoutText: 'Активният играч посочва карта.',
  aims: (name: string) => `${name} посочва карта. Кой още я е отбелязал?`,
  board: 'Твоята дъска',
  fresh: (mark: string) => `Нови карти в ред ${mark}`,
  counterfactual: {
    title: 'Какво биха донесли други числа?',
    text: 'При действителните кръстчета на останалите: колко точки средно биха ти донесли от 1 до 10 кръстчета.',
    lost: (points: string) => `загубени точки в Мрака: ${points}`,
    dark: 'загубени точки в Мрака',
  },
  moments: {
    together: (count: number) => `Най-голямо единодушие, кръстчета: ${count}`,
    pair: (names: string) => `Едно и също наум: ${names}`,
    row: (count: number) => `Цялата маса: ${shared.counts.sparks(count)} подред`,
    fall: (name: string, marks: number) => `Най-смелият Залез: ${name}, кръстчета: ${marks}`,
  },
  options: {
    words: 'Карти Думи',
    wordSets: {
      discovery: 'За начинаещи',
      standard: 'Цялата кутия',
      mixed: 'Кутията и нашите',
      own: 'Само нашите',
    },
  },
  ownWords: {
    title: 'Наши карти Думи',
    text: 'До десет карти с по една или две думи. Ако играем само с нашите, попълни поне четири.',
    upper: (card: number) => `Карта ${card}, дума`,
    lower: (card: number) => `Карта ${card}, другата дума`,
    add: 'Добави карта',
    remove: (card: number) => `Махни карта ${card}`,
    save: 'Запази картите',
  },
} satisfies GameTexts
