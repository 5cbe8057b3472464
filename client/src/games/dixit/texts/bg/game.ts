// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/bg/game'

export default {
  ...shared,
  hand: 'Картите в ръката ти',
  onTable: 'Картите на масата',
  raceText: 'Избери карта и дай подсказка. Който е пръв, става разказвач.',
  faster: (name: string) => `${name} те изпревари! Идеята ти ще почака, докато ти дойде ред да разказваш.`,
  oldIdea: 'Ето идеята ти отпреди.',
  youTellText: 'Избери карта и дай подсказка за нея.',
  theyTellText: 'Докато чакаш подсказката, разгледай картите си.',
  sayAloud: 'Ще я кажа на глас',
  tell: 'Подскажи',
  chooseFirst: 'Първо избери карта.',
  clueFirst: 'Напиши подсказка.',
  clueLeft: (left: number) => `Остават знаци: ${left}`,
  choose: 'Избери тази карта',
  unchoose: 'Върни я',
  chosen: 'Избрана',
  playOne: 'Коя от твоите карти пасва на подсказката?',
  playTwo: 'Кои две от твоите карти пасват на подсказката?',
  playSecond: 'А втората?',
  playing: 'Картата ти е на масата. Още можеш да я смениш.',
  playingTwo: 'Картите ти са на масата. Още можеш да ги смениш.',
  youToldWait: 'Ти си разказвачът: сега другите избират карти.',
  play: 'Изиграй тази карта',
  vote: 'Гласувай',
  youToldVote: 'Ти си разказвачът: сега другите гласуват.',
  hasChosen: 'вече избра',
  suspense: 'Гласовете са дадени…',
  moments: {
    fooled: (name: string, votes: number) => `Най-подвеждаща карта: ${name}, гласове: ${votes}`,
    split: (name: string, found: number, of: number) => `Най-добра подсказка: ${name}, познали: ${found} от ${of}`,
    lonely: (name: string) => `Единствено вярно предположение: ${name}`,
  },
  tv: {
    choosing: 'Избират се карти',
    thinking: (name: string) => `${name} измисля подсказка…`,
    next: (name: string) => `Следващ разказвач: ${name}`,
  },
  refusals: {
    ...shared.refusals,
    not_in_hand: 'Тази карта не е в ръката ти.',
    not_time_to_play: 'Сега не се играят карти.',
    storyteller_does_not_play: 'Ти си разказвачът: картите избират другите.',
  },
} satisfies GameTexts
