// What is said wherever this game is played, with our cards or those of a box.
import type { SharedTexts } from '..'
import { choosing } from '../../../../lib/i18n/plural'
import { GAME_FACTS } from '../../../../lib/protocol'

const guessed = choosing('bg', { one: 'позна', other: 'познаха' })

export default {
  round: (round: number) => `Рунд ${round}`,
  storyteller: 'разказвач',
  track: 'Скала за резултата',
  clue: 'Подсказка',
  aloud: 'Казана на глас',
  race: 'Кой пръв ще се сети?',
  youTell: 'Ти си разказвачът',
  theyTell: (name: string) => `Разказвач: ${name}`,
  cluePlaceholder: 'Дума, стих, песен…',
  votePrompt: 'Коя карта е на разказвача?',
  voted: 'Гласът ти е подаден. Още можеш да го смениш.',
  ownCard: 'Твоя карта',
  yourVote: 'Твоят глас',
  voteFor: (slot: number) => `Гласувай за карта ${slot}`,
  slot: (slot: number) => `Карта ${slot}`,
  hasVoted: 'вече гласува',
  reveal: {
    all: 'Всички познаха картата!',
    none: 'Никой не позна картата.',
    some: (found: number, of: number) => `${found} от ${of} ${guessed(found)} картата.`,
    theCard: 'Картата на разказвача',
    of: (name: string) => `Карта на ${name}`,
    votes: (names: string) => `Гласове: ${names}`,
    noVotes: 'Без гласове',
    points: 'Точки от рунда',
    total: (points: string) => `общо ${points}`,
  },
  mine: {
    found: (points: string) => `Позна! ${points}`,
    missed: (points: string) => `Този път не. ${points}`,
    fooled: (points: string) => `Не позна, но заблуди някого! ${points}`,
    all: (points: string) => `Всички познаха. ${points}`,
    none: (points: string) => `Никой не позна! ${points}`,
    tellerSome: (points: string) => `Подсказката ти беше точно каквато трябва! ${points}`,
    tellerAll: 'Твърде лесно: всички познаха картата ти.',
    tellerNone: 'Твърде трудно: никой не позна картата ти.',
  },
  reasons: {
    tellerSome: 'някои познаха, но не всички',
    tellerAll: 'всички познаха',
    tellerNone: 'никой не позна',
    found: 'позна картата',
    all: 'всички познаха',
    none: 'никой не позна',
    missed: 'не позна картата',
    vote: (name: string) => `глас от ${name}`,
  },
  rounds: {
    none: 'Още няма завършен рунд.',
    clueBy: (name: string) => `Подсказка от ${name}`,
  },
  options: {
    target: 'Играем до',
    first: 'Първи разказвач',
    firsts: { race: 'Който пръв се сети', random: 'По жребий' },
  },
  refusals: {
    target_out_of_range: `Може да се играе до най-малко ${GAME_FACTS.dixit.target[0]} и най-много ${GAME_FACTS.dixit.target[1]} точки.`,
    story_already_told: 'Някой те изпревари: подсказката вече е дадена.',
    clue_empty: 'Напиши подсказка или я кажи на глас.',
    clue_too_long: `Подсказката е твърде дълга: най-много ${GAME_FACTS.dixit.clue} знака.`,
    clue_unprintable: 'В подсказката има знаци, които не могат да се покажат.',
    wrong_number_of_cards: 'Броят на картите не е верен.',
    not_time_to_vote: 'Сега не се гласува.',
    storyteller_does_not_vote: 'Ти си разказвачът: гласуват другите.',
    own_card: 'Не можеш да гласуваш за своя карта.',
    no_such_slot: 'На това място няма карта.',
  },
} satisfies SharedTexts
