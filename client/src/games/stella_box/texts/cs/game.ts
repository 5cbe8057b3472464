// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/cs/game'

export default {
  ...shared,
  namePrompt: 'Otočte svou slovní kartu',
  nameText: 'Napiš slovo všem, nebo ho přečti nahlas.',
  nameLabel: 'Slovo na vaší kartě',
  nameIt: 'Hrajeme s tímto slovem',
  readOut: 'Přečteno nahlas',
  wasReadOut: 'Slovo zaznělo nahlas',
  rename: 'Jiné slovo',
  place: (row: number, column: number) => `${row}. řada, ${column}. karta`,
  slate: 'Tvá destička: místa patnácti karet',
  photograph: 'Vyfoťte karty',
  photographAgain: 'Vyfoťte karty znovu',
  timeUp: {
    marking: 'Zapsané křížky platí. Kdo nemá žádný, zapíše teď aspoň jeden.',
    other: 'Ostatní čekají.',
  },
  pointHere: 'Ukazuji na tuto kartu',
  reopens: (round: number) =>
    `Vrátíte se do ${round}. kola k poslední kartě, na kterou se ukázalo, a křížky zapsané od té doby zmizí.`,
  replaceRow: (row: string) => `Vyměňte ${row} řadu za pět nových karet z balíčku.`,
  rowNames: ['horní', 'prostřední', 'dolní'] as const,
  firstNow: (name: string) => `Figurku dostane: ${name}`,
  pass: (names: string) => `Destičku nikomu neukazuj. Na řadě: ${names}`,
  refusals: { ...shared.refusals, word_first: 'Nejdřív řekněte, s jakým slovem se hraje.' },
  options: {
    words: 'Slovní karty',
    wordSets: { theirs: 'Z naší krabice', standard: 'Z této stránky', discovery: 'Z této stránky, pro první hru' },
  },
} satisfies GameTexts
