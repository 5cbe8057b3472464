// The album of an evening.
import { counting } from '../../i18n/plural'

const language = 'cs'

export default {
  title: 'Album',
  cover: 'Náš večer',
  games: counting(language, { one: 'hra', few: 'hry', many: 'hry', other: 'her' }),
  none: 'Žádná hra tu ještě nebyla dohrána. Album začne tou první.',
  closed: 'Tohle album je pro ty, kdo seděli u stolu',
  closedText: 'Popros je o odkaz: vytvořit ho může hostitel.',
  gone: 'Tenhle odkaz už nikam nevede',
  goneText: 'Byl vypnut, nebo už stůl neexistuje.',
  print: 'Vytisknout jako knížečku',
  keep: 'Uložit jako soubor',
  poster: 'Obrázek k odeslání',
  keepAndShow: 'Uložit a ukázat',
  roundPicture: (round: string) => `${round} jako obrázek`,
  making: 'Okamžik…',
  share: 'Odkaz pro ostatní',
  shareText:
    'Kdo má odkaz, vidí tohle album se jmény a může si přehrát záznamy her i s kartami všech hráčů. Odkaz můžeš kdykoli vypnout.',
  shared: 'Tohle album má odkaz, který mohou otevřít i ostatní.',
  table: 'Ke stolu',
  replay: 'Přehrát znovu',
  moments: 'Nejlepší chvíle',
  comeback: (name: string, points: string) => `Velký návrat: ${name}, největší ztráta: ${points}`,
  rounds: 'Kolo za kolem',
  notes: 'Co jsme viděli',
  of: (shown: number, all: number) => `${shown} z ${all}`,
  bot: 'bot',
  reading: {
    title: 'Kdo komu rozumí',
    lead: 'Jak často někdo uhodl obrázek druhého nebo označil stejné obrázky. Pár kol je jen pár kol: vzpomínka, ne verdikt.',
    reader: 'Kdo rozumí',
    read: 'Komu',
  },
  player: {
    play: 'Přehrát',
    pause: 'Pauza',
    back: 'O krok zpět',
    on: 'O krok dál',
    seat: 'Číma očima?',
    everyone: 'Divák',
    step: (step: number, of: number) => `Krok ${step} z ${of}`,
    pace: 'Tempo',
    album: 'K albu',
  },
}
