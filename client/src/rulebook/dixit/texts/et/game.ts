// What is said wherever this game is played, with our cards or those of a box.
import type { SharedTexts } from '..'
import { counting } from '../../../../lib/i18n/plural'
import { GAME_FACTS } from '../../../../lib/protocol'

const players = counting('et', { one: 'mängija', other: 'mängijat' })

export default {
  round: (round: number) => `${round}. voor`,
  storyteller: 'jutuvestja',
  track: 'Punktilaud',
  clue: 'Vihje',
  aloud: 'Öeldi valjusti',
  race: 'Kes annab esimesena vihje?',
  youTell: 'Sina oled jutuvestja',
  theyTell: (name: string) => `Jutuvestja: ${name}`,
  cluePlaceholder: 'Sõna, värsirida, laul…',
  votePrompt: 'Milline kaart on jutuvestja oma?',
  voted: 'Sinu hääl on antud. Saad seda veel muuta.',
  ownCard: 'Sinu kaart',
  yourVote: 'Sinu hääl',
  voteFor: (slot: number) => `Hääleta ${slot}. kaardi poolt`,
  slot: (slot: number) => `${slot}. kaart`,
  hasVoted: 'on hääletanud',
  reveal: {
    all: 'Kõik leidsid kaardi üles!',
    none: 'Keegi ei leidnud kaarti üles.',
    some: (found: number, of: number) => `Kaardi leidis üles ${players(found)} ${of}-st.`,
    theCard: 'Jutuvestja kaart',
    of: (name: string) => `Kaardi pani lauale ${name}`,
    votes: (names: string) => `Hääled: ${names}`,
    noVotes: 'Hääli pole',
    points: 'Selle vooru punktid',
    total: (points: string) => `kokku ${points}`,
  },
  mine: {
    found: (points: string) => `Leidsid üles! ${points}`,
    missed: (points: string) => `Seekord mitte. ${points}`,
    fooled: (points: string) => `Mööda, aga keegi läks sinu kaardi õnge! ${points}`,
    all: (points: string) => `Kõik leidsid üles. ${points}`,
    none: (points: string) => `Keegi ei leidnud! ${points}`,
    tellerSome: (points: string) => `Vihje oli täpselt paras! ${points}`,
    tellerAll: 'Liiga lihtne: kõik leidsid sinu kaardi.',
    tellerNone: 'Liiga raske: keegi ei leidnud sinu kaarti.',
  },
  reasons: {
    tellerSome: 'mõni leidis, aga mitte kõik',
    tellerAll: 'kõik leidsid',
    tellerNone: 'keegi ei leidnud',
    found: 'leidis kaardi üles',
    all: 'kõik leidsid',
    none: 'keegi ei leidnud',
    missed: 'ei leidnud kaarti',
    vote: (name: string) => `hääle andis ${name}`,
  },
  rounds: {
    none: 'Ühtegi vooru pole veel lõpuni mängitud.',
    clueBy: (name: string) => `Vihje andis ${name}`,
  },
  options: {
    target: 'Mängu lõpp',
    first: 'Esimene jutuvestja',
    firsts: { race: 'Kes esimesena vihje annab', random: 'Loositakse' },
  },
  refusals: {
    target_out_of_range: `Mängida saab ${GAME_FACTS.dixit.target[0]} kuni ${GAME_FACTS.dixit.target[1]} punktini.`,
    story_already_told: 'Keegi jõudis ette: vihje on juba antud.',
    clue_empty: 'Kirjuta vihje või ütle see valjusti.',
    clue_too_long: `Vihje on liiga pikk: kõige rohkem ${GAME_FACTS.dixit.clue} tähemärki.`,
    clue_unprintable: 'Vihjes on märke, mida ei saa näidata.',
    wrong_number_of_cards: 'Kaartide arv ei klapi.',
    not_time_to_vote: 'Praegu ei hääletata.',
    storyteller_does_not_vote: 'Sina oled jutuvestja: hääletavad teised.',
    own_card: 'Oma kaardi poolt ei saa hääletada.',
    no_such_slot: 'Sellel kohal ei ole kaarti.',
  },
} satisfies SharedTexts
