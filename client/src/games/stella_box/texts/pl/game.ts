// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/pl/game'

export default {
  ...shared,
  namePrompt: 'Odkryjcie swoją kartę haseł',
  nameText: 'Wpisz hasło dla wszystkich albo przeczytaj je na głos.',
  nameLabel: 'Hasło na waszej karcie',
  nameIt: 'Gramy z tym hasłem',
  readOut: 'Przeczytane na głos',
  wasReadOut: 'Hasło przeczytane na głos',
  rename: 'Inne hasło',
  place: (row: number, column: number) => `Rząd ${row}, karta ${column}`,
  slate: 'Twoja tabliczka: miejsca piętnastu kart',
  photograph: 'Sfotografujcie karty',
  photographAgain: 'Sfotografujcie karty ponownie',
  timeUp: {
    marking: 'Zaznaczenia zostają. Kto nie ma żadnego, zaznacza teraz.',
    other: 'Pozostali czekają.',
  },
  pointHere: 'Wskazuję tę kartę',
  reopens: (round: number) => `Runda ${round} wróci do ostatniej wskazanej karty, a późniejsze zaznaczenia przepadną.`,
  replaceRow: (row: string) => `Wymieńcie ${row} rząd na pięć nowych kart ze stosu.`,
  rowNames: ['górny', 'środkowy', 'dolny'] as const,
  firstNow: (name: string) => `Pionek dostaje: ${name}`,
  pass: (names: string) => `Nie pokazuj nikomu tabliczki. Czekamy na: ${names}`,
  refusals: { ...shared.refusals, word_first: 'Najpierw podajcie hasło.' },
  options: {
    words: 'Karty haseł',
    wordSets: { theirs: 'Z naszego pudełka', standard: 'Z tej strony', discovery: 'Z tej strony, na pierwszą grę' },
  },
} satisfies GameTexts
