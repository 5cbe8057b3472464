// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/cs/game'

export default {
  ...shared,
  hand: 'Karty v ruce',
  onTable: 'Karty na stole',
  raceText: 'Vyber kartu a dej k ní nápovědu. Kdo to stihne první, je vypravěčem.',
  faster: (name: string) => `${name} je o chlup rychlejší! Tvůj nápad počká, až budeš vyprávět ty.`,
  oldIdea: 'Tady je tvůj dřívější nápad.',
  youTellText: 'Vyber kartu a dej k ní nápovědu.',
  theyTellText: 'Nápověda za chvíli přijde. Prohlédni si zatím své karty.',
  sayAloud: 'Řeknu ji nahlas',
  tell: 'Napovědět',
  chooseFirst: 'Nejdřív vyber kartu.',
  clueFirst: 'Napiš nápovědu.',
  clueLeft: (left: number) => `Zbývá znaků: ${left}`,
  choose: 'Vybrat tuto kartu',
  unchoose: 'Vrátit kartu',
  chosen: 'Vybraná',
  playOne: 'Která z tvých karet se hodí k nápovědě?',
  playTwo: 'Které dvě z tvých karet se hodí k nápovědě?',
  playSecond: 'A druhá?',
  playing: 'Tvá karta je na stole. Ještě ji můžeš vyměnit.',
  playingTwo: 'Tvé karty jsou na stole. Ještě je můžeš vyměnit.',
  youToldWait: 'Vyprávíš ty: teď vybírají karty ostatní.',
  play: 'Zahrát tuto kartu',
  vote: 'Hlasovat',
  youToldVote: 'Vyprávíš ty: teď hlasují ostatní.',
  hasChosen: 'má vybráno',
  suspense: 'Hlasy jsou odevzdány…',
  moments: {
    fooled: (name: string, votes: number) => `Nejlepší klam: ${name}, hlasy: ${votes}`,
    split: (name: string, found: number, of: number) => `Nejlepší nápověda: ${name}, trefy: ${found} z ${of}`,
    lonely: (name: string) => `Jediná trefa: ${name}`,
  },
  tv: {
    choosing: 'Vybírají se karty',
    thinking: (name: string) => `${name} vymýšlí nápovědu…`,
    next: (name: string) => `Další vypravěč: ${name}`,
  },
  refusals: {
    ...shared.refusals,
    not_in_hand: 'Tuto kartu nemáš v ruce.',
    not_time_to_play: 'Teď se karty nevybírají.',
    storyteller_does_not_play: 'Vyprávíš ty: karty vybírají ostatní.',
  },
} satisfies GameTexts
