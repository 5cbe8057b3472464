// The album of an evening.
import { counting } from '../../i18n/plural'

const language = 'et'

export default {
  title: 'Album',
  cover: 'Meie õhtu',
  games: counting(language, { one: 'mäng', other: 'mängu' }),
  none: 'Siin pole veel ühtegi mängu lõpuni mängitud. Album algab esimesest.',
  closed: 'See album on neile, kes laua taga istusid',
  closedText: 'Palu neilt linki: mängujuht saab selle teha.',
  gone: 'See link ei vii enam kuhugi',
  goneText: 'See on välja lülitatud või lauda enam ei ole.',
  print: 'Prindi vihikuna',
  keep: 'Salvesta failina',
  poster: 'Pilt saatmiseks',
  keepAndShow: 'Salvesta ja näita',
  roundPicture: (round: string) => `${round} pildina`,
  making: 'Üks hetk…',
  share: 'Link teistele',
  shareText:
    'Kellel on link, see näeb albumit koos nimedega ja saab mänge uuesti vaadata, nähes ka kõigi mängijate kaarte. Lingi saad igal ajal välja lülitada.',
  shared: 'Sellel albumil on link, mille teised saavad avada.',
  table: 'Laua juurde',
  replay: 'Vaata uuesti',
  moments: 'Parimad hetked',
  comeback: (name: string, points: string) => `Suur tagasitulek: ${name}, suurim kaotusseis: ${points}`,
  rounds: 'Voor vooru järel',
  notes: 'Mida me nägime',
  of: (shown: number, all: number) => `${shown}/${all}`,
  bot: 'bot',
  reading: {
    title: 'Kes keda mõistab',
    lead: 'Kui tihti leidis üks teise pildi üles või märkis samad pildid. Mõni voor on ainult mõni voor: mälestus, mitte otsus.',
    reader: 'Kes mõistab',
    read: 'Keda',
  },
  player: {
    play: 'Esita',
    pause: 'Paus',
    back: 'Samm tagasi',
    on: 'Samm edasi',
    seat: 'Kelle silmadega?',
    everyone: 'Pealtvaataja',
    step: (step: number, of: number) => `Samm ${step}/${of}`,
    pace: 'Tempo',
    album: 'Albumi juurde',
  },
}
