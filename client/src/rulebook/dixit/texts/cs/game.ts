// What is said wherever this game is played, with our cards or those of a box.
import type { SharedTexts } from '..'
import { choosing } from '../../../../lib/i18n/plural'
import { GAME_FACTS } from '../../../../lib/protocol'

const found = choosing('cs', { one: 'uhodl', few: 'uhodli', other: 'uhodlo' })

export default {
  round: (round: number) => `${round}. kolo`,
  storyteller: 'vypravěč',
  track: 'Počítadlo bodů',
  clue: 'Nápověda',
  aloud: 'Řečeno nahlas',
  race: 'Kdo napoví první?',
  youTell: 'Vyprávíš ty',
  theyTell: (name: string) => `Vypravěč: ${name}`,
  cluePlaceholder: 'Slovo, verš, písnička…',
  votePrompt: 'Která karta patří vypravěči?',
  voted: 'Hlas máš odevzdaný. Ještě ho můžeš změnit.',
  ownCard: 'Tvá karta',
  yourVote: 'Tvůj hlas',
  voteFor: (slot: number) => `Hlasovat pro kartu ${slot}`,
  slot: (slot: number) => `Karta ${slot}`,
  hasVoted: 'hlas odevzdán',
  reveal: {
    all: 'Kartu uhodli všichni!',
    none: 'Kartu neuhodl nikdo.',
    some: (count: number, of: number) => `Kartu ${found(count)} ${count} z ${of}.`,
    theCard: 'Karta vypravěče',
    of: (name: string) => `Kartu hraje ${name}`,
    votes: (names: string) => `Hlasy: ${names}`,
    noVotes: 'Bez hlasů',
    points: 'Body za toto kolo',
    total: (points: string) => `celkem ${points}`,
  },
  mine: {
    found: (points: string) => `Trefa! ${points}`,
    missed: (points: string) => `Tentokrát ne. ${points}`,
    fooled: (points: string) => `Vedle, ale někdo ti naletěl! ${points}`,
    all: (points: string) => `Uhodli ji všichni. ${points}`,
    none: (points: string) => `Neuhodl ji nikdo! ${points}`,
    tellerSome: (points: string) => `Nápověda přesně akorát! ${points}`,
    tellerAll: 'Příliš snadné: tvou kartu uhodli všichni.',
    tellerNone: 'Příliš těžké: tvou kartu neuhodl nikdo.',
  },
  reasons: {
    tellerSome: 'někdo kartu uhodl, ale ne všichni',
    tellerAll: 'kartu uhodli všichni',
    tellerNone: 'kartu neuhodl nikdo',
    found: 'uhodnutá karta',
    all: 'kartu uhodli všichni',
    none: 'kartu neuhodl nikdo',
    missed: 'neuhodnutá karta',
    vote: (name: string) => `hlas dává ${name}`,
  },
  rounds: {
    none: 'Žádné kolo ještě není dohrané.',
    clueBy: (name: string) => `Nápovědu dává ${name}`,
  },
  options: {
    target: 'Hrajeme do',
    first: 'První vypravěč',
    firsts: { race: 'Kdo napoví první', random: 'Rozhodne los' },
  },
  refusals: {
    target_out_of_range: `Počet bodů musí být od ${GAME_FACTS.dixit.target[0]} do ${GAME_FACTS.dixit.target[1]}.`,
    story_already_told: 'Někdo byl rychlejší: nápověda už padla.',
    clue_empty: 'Napiš nápovědu, nebo ji řekni nahlas.',
    clue_too_long: `Nápověda je moc dlouhá: nejvýš ${GAME_FACTS.dixit.clue} znaků.`,
    clue_unprintable: 'V nápovědě jsou znaky, které nejde zobrazit.',
    wrong_number_of_cards: 'Počet karet nesedí.',
    not_time_to_vote: 'Teď se nehlasuje.',
    storyteller_does_not_vote: 'Vyprávíš ty: hlasují ostatní.',
    own_card: 'Pro vlastní kartu hlasovat nejde.',
    no_such_slot: 'Na tomto místě není karta.',
  },
} satisfies SharedTexts
