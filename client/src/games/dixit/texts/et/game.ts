// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/et/game'

export default {
  ...shared,
  hand: 'Kaardid sinu käes',
  onTable: 'Kaardid laual',
  raceText: 'Vali kaart ja anna vihje. Kes jõuab esimesena, see on jutuvestja.',
  faster: (name: string) => `${name} jõudis ette! Sinu mõte ootab, kuni oled ise jutuvestja.`,
  oldIdea: 'Siin on sinu varasem mõte.',
  youTellText: 'Vali kaart ja anna selle kohta vihje.',
  theyTellText: 'Vihje on tulemas. Uuri seni oma kaarte.',
  sayAloud: 'Ütlen valjusti',
  tell: 'Anna vihje',
  chooseFirst: 'Vali kõigepealt kaart.',
  clueFirst: 'Kirjuta vihje.',
  clueLeft: (left: number) => `Tähemärke jäänud: ${left}`,
  choose: 'Vali see kaart',
  unchoose: 'Pane tagasi',
  chosen: 'Valitud',
  playOne: 'Milline sinu kaart sobib vihjega?',
  playTwo: 'Millised kaks sinu kaarti sobivad vihjega?',
  playSecond: 'Ja teine?',
  playing: 'Sinu kaart on laual. Saad seda veel vahetada.',
  playingTwo: 'Sinu kaardid on laual. Saad neid veel vahetada.',
  youToldWait: 'Sina oled jutuvestja: nüüd valivad teised kaarte.',
  play: 'Pane see kaart lauale',
  vote: 'Hääleta',
  youToldVote: 'Sina oled jutuvestja: nüüd hääletavad teised.',
  hasChosen: 'on valinud',
  suspense: 'Hääled on antud…',
  moments: {
    fooled: (name: string, votes: number) => `Parim eksitaja: ${name}, hääli: ${votes}`,
    split: (name: string, found: number, of: number) => `Parim vihje: ${name}, leidjaid: ${found} / ${of}`,
    lonely: (name: string) => `Ainus leidja: ${name}`,
  },
  tv: {
    choosing: 'Valitakse kaarte',
    thinking: (name: string) => `${name} otsib vihjet…`,
    next: (name: string) => `Järgmine jutuvestja: ${name}`,
  },
  refusals: {
    ...shared.refusals,
    not_in_hand: 'Seda kaarti ei ole sinu käes.',
    not_time_to_play: 'Praegu kaarte lauale ei panda.',
    storyteller_does_not_play: 'Sina oled jutuvestja: kaarte valivad teised.',
  },
} satisfies GameTexts
