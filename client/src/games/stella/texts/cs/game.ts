// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/cs/game'

export default {
  ...shared,
  steps: { associate: 'Spojení', reveal: 'Odkrývání' },
  grid: 'Obrázky na stole',
  gridKeys: 'Šipkami se přechází z obrázku na obrázek, plus ukáže obrázek zblízka.',
  newAfter: (mark: string) => `nové po kole ${mark}`,
  newAlready: 'už nové',
  rowLeaves: (mark: string) => `Řada ${mark}: vymění se po kole ${mark}`,
  columnLeaves: (mark: string) => `Sloupec ${mark}: vymění se po kole ${mark}`,
  freshColumn: (mark: string) => `Nové obrázky ve sloupci ${mark}`,
  look: 'Prohlédnout zblízka',
  tapToLook: 'Klepnutím obrázek zvětšíš.',
  marked: 'Je tu tvůj křížek.',
  mark: 'Označit',
  unmark: 'Zrušit křížek',
  watchMarkText: 'Kdo co označuje, je zatím tajné.',
  point: 'Ukázat na tento obrázek',
  watchScoutText: 'Průzkumník ukazuje na obrázek.',
  aims: (name: string) => `${name} ukazuje na obrázek. Kdo další ho označil?`,
  board: 'Tvá destička',
  fresh: (mark: string) => `Nové obrázky v řadě ${mark}`,
  counterfactual: {
    title: 'Co by přinesl jiný počet?',
    text: 'Podle skutečných křížků ostatních: kolik bodů by ti v průměru vyneslo 1 až 10 křížků.',
    lost: (points: string) => `ztraceno ve tmě: ${points}`,
    dark: 'ztraceno ve tmě',
  },
  moments: {
    together: (count: number) => `Největší shoda, křížky: ${count}`,
    pair: (names: string) => `Jedna myšlenka: ${names}`,
    row: (count: number) => `Celý stůl: ${shared.counts.sparks(count)} po sobě`,
    fall: (name: string, marks: number) => `Nejodvážnější pád: ${name}, křížky: ${marks}`,
  },
  options: {
    words: 'Slovní karty',
    wordSets: {
      discovery: 'Pro první hru',
      standard: 'Celá krabice',
      mixed: 'Krabice a naše',
      own: 'Jen naše',
    },
  },
  ownWords: {
    title: 'Naše slovní karty',
    text: 'Až deset karet, na každé jedno nebo dvě slova. Když se hraje jen s nimi, vyplň aspoň čtyři.',
    upper: (card: number) => `Karta ${card}, slovo`,
    lower: (card: number) => `Karta ${card}, druhé slovo`,
    add: 'Přidat kartu',
    remove: (card: number) => `Odebrat kartu ${card}`,
    save: 'Uložit karty',
  },
} satisfies GameTexts
