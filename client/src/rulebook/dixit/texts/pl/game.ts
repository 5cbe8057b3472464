// What is said wherever this game is played, with our cards or those of a box.
import type { SharedTexts } from '..'
import { choosing, counting } from '../../../../lib/i18n/plural'
import { GAME_FACTS } from '../../../../lib/protocol'

const guessed = choosing('pl', { one: 'odgadła', few: 'odgadły', many: 'odgadło', other: 'odgadło' })
const characters = counting('pl', { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })
const people = counting('pl', { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })

export default {
  round: (round: number) => `Runda ${round}`,
  storyteller: 'narrator',
  track: 'Tor punktacji',
  clue: 'Skojarzenie',
  aloud: 'Powiedziane na głos',
  race: 'Kto pierwszy wpadnie na pomysł?',
  youTell: 'Jesteś narratorem',
  theyTell: (name: string) => `Narrator: ${name}`,
  cluePlaceholder: 'Słowo, wers, piosenka…',
  votePrompt: 'Która karta należy do narratora?',
  voted: 'Głos oddany. Możesz go jeszcze zmienić.',
  ownCard: 'Twoja karta',
  yourVote: 'Twój głos',
  voteFor: (slot: number) => `Głosuj na kartę ${slot}`,
  slot: (slot: number) => `Karta ${slot}`,
  hasVoted: 'głos oddany',
  reveal: {
    all: 'Wszyscy odgadli kartę!',
    none: 'Nikt nie odgadł karty.',
    some: (found: number, of: number) => `Kartę ${guessed(found)} ${people(found)} z ${of}.`,
    theCard: 'Karta narratora',
    of: (name: string) => `Karta gracza: ${name}`,
    votes: (names: string) => `Głosy: ${names}`,
    noVotes: 'Brak głosów',
    points: 'Punkty w tej rundzie',
    total: (points: string) => `razem ${points}`,
  },
  mine: {
    found: (points: string) => `Trafienie! ${points}`,
    missed: (points: string) => `Tym razem nie. ${points}`,
    fooled: (points: string) => `Pudło, ale ktoś dał się nabrać! ${points}`,
    all: (points: string) => `Wszyscy trafili. ${points}`,
    none: (points: string) => `Nikt nie trafił! ${points}`,
    tellerSome: (points: string) => `Skojarzenie w sam raz! ${points}`,
    tellerAll: 'Za łatwe: wszyscy odgadli twoją kartę.',
    tellerNone: 'Za trudne: nikt nie odgadł twojej karty.',
  },
  reasons: {
    tellerSome: 'niektórzy odgadli, ale nie wszyscy',
    tellerAll: 'wszyscy odgadli',
    tellerNone: 'nikt nie odgadł',
    found: 'karta odgadnięta',
    all: 'wszyscy odgadli',
    none: 'nikt nie odgadł',
    missed: 'karta nieodgadnięta',
    vote: (name: string) => `głosuje ${name}`,
  },
  rounds: {
    none: 'Żadna runda jeszcze się nie skończyła.',
    clueBy: (name: string) => `Skojarzenie podaje ${name}`,
  },
  options: {
    target: 'Gramy do',
    first: 'Pierwszy narrator',
    firsts: { race: 'Kto pierwszy wpadnie na pomysł', random: 'Losowanie' },
  },
  refusals: {
    target_out_of_range: `Liczba punktów musi wynosić od ${GAME_FACTS.dixit.target[0]} do ${GAME_FACTS.dixit.target[1]}.`,
    story_already_told: 'Ktoś był szybszy: skojarzenie już padło.',
    clue_empty: 'Napisz skojarzenie albo powiedz je na głos.',
    clue_too_long: `Skojarzenie jest za długie: najwyżej ${characters(GAME_FACTS.dixit.clue)}.`,
    clue_unprintable: 'W skojarzeniu są znaki, których nie da się pokazać.',
    wrong_number_of_cards: 'Liczba kart się nie zgadza.',
    not_time_to_vote: 'Teraz się nie głosuje.',
    storyteller_does_not_vote: 'Jesteś narratorem: głosują inni.',
    own_card: 'Nie można głosować na własną kartę.',
    no_such_slot: 'Na tym miejscu nie ma karty.',
  },
} satisfies SharedTexts
