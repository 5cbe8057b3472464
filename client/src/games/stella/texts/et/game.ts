// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/stella/texts/et/game'

export default {
  ...shared,
  steps: { associate: 'Seosta', reveal: 'Avalda' },
  grid: 'Pildid laual',
  gridKeys: 'Nooleklahvidega liigud pildilt pildile, plussiga näed pilti lähemalt.',
  newAfter: (mark: string) => `uued pärast ${mark} vooru`,
  newAlready: 'juba uued',
  rowLeaves: (mark: string) => `${mark} rida: vahetub pärast ${mark} vooru`,
  columnLeaves: (mark: string) => `${mark} veerg: vahetub pärast ${mark} vooru`,
  freshColumn: (mark: string) => `${mark} veerus on uued pildid`,
  look: 'Vaata lähemalt',
  tapToLook: 'Puuduta pilti, et seda lähemalt näha.',
  marked: 'Siin on sinu rist.',
  mark: 'Märgi',
  unmark: 'Võta rist ära',
  watchMarkText: 'Kes mida märgib, on veel saladus.',
  point: 'Osuta sellele pildile',
  watchScoutText: 'Avastaja osutab pildile.',
  aims: (name: string) => `${name} osutab pildile. Kes veel on selle märkinud?`,
  board: 'Sinu märketabel',
  fresh: (mark: string) => `${mark} reas on uued pildid`,
  counterfactual: {
    title: 'Mida oleks toonud mõni teine arv?',
    text: 'Teiste tegelike ristide põhjal: mitu punkti oleks 1–10 risti sulle keskmiselt toonud.',
    lost: (points: string) => `pimeduses kaotatud: ${points}`,
    dark: 'pimeduses kaotatud',
  },
  moments: {
    together: (count: number) => `Sama pilt, sama mõte. Märkijaid: ${count}`,
    pair: (names: string) => `Üks mõte: ${names}`,
    row: (count: number) => `Terve laud: ${shared.counts.sparks(count)} järjest`,
    fall: (name: string, marks: number) => `Julgeim langemine: ${name}, riste: ${marks}`,
  },
  options: {
    words: 'Sõnakaardid',
    wordSets: {
      discovery: 'Esimeseks mänguks',
      standard: 'Kogu karp',
      mixed: 'Karp ja meie omad',
      own: 'Ainult meie omad',
    },
  },
  ownWords: {
    title: 'Meie oma sõnakaardid',
    text: 'Kuni kümme kaarti, igaühel üks või kaks sõna. Kui mängite ainult nendega, täida vähemalt neli.',
    upper: (card: number) => `${card}. kaart, esimene sõna`,
    lower: (card: number) => `${card}. kaart, teine sõna`,
    add: 'Lisa kaart',
    remove: (card: number) => `Eemalda ${card}. kaart`,
    save: 'Salvesta kaardid',
  },
} satisfies GameTexts
