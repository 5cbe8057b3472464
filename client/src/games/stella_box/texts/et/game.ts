// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/et/game'

export default {
  ...shared,
  namePrompt: 'Pöörake ümber oma sõnakaart',
  nameText: 'Kirjuta sõna kõigile või loe see ette.',
  nameLabel: 'Sõna teie kaardil',
  nameIt: 'Mängime selle sõnaga',
  readOut: 'Lugesin ette',
  wasReadOut: 'Loeti ette',
  rename: 'Teine sõna',
  place: (row: number, column: number) => `${row}. rida, ${column}. kaart`,
  slate: 'Sinu märketabel: viieteistkümne kaardi kohad',
  photograph: 'Pildistage kaarte',
  photographAgain: 'Pildistage kaarte uuesti',
  timeUp: {
    marking: 'Pandud ristid jäävad. Kellel pole ühtegi, paneb nüüd.',
    other: 'Teised ootavad.',
  },
  pointHere: 'Osutan sellele kaardile',
  reopens: (round: number) =>
    `Mäng läheb tagasi ${round}. vooru viimase kaardi juurde, millele osutati, ja pärast seda pandud ristid kaovad.`,
  replaceRow: (row: string) => `Vahetage ${row} rida viie uue kaardi vastu pakist.`,
  rowNames: ['ülemine', 'keskmine', 'alumine'] as const,
  firstNow: (name: string) => `Nupu saab: ${name}`,
  pass: (names: string) => `Ära näita oma tabelit kellelegi. Ootame: ${names}`,
  refusals: { ...shared.refusals, word_first: 'Öelge kõigepealt, mis sõnaga mängitakse.' },
  options: {
    words: 'Sõnakaardid',
    wordSets: { theirs: 'Meie karbist', standard: 'Selle lehe omad', discovery: 'Selle lehe omad, esimeseks mänguks' },
  },
} satisfies GameTexts
