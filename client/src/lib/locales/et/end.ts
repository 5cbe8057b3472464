// The end of a game.
import { partitive } from './games'

export const end = {
  title: 'Mäng läbi',
  wins: (name: string) => `Võitja: ${name}`,
  share: (names: string) => `Ühine võit: ${names}`,
  youWin: 'Sa võitsid!',
  youShare: 'Te võitsite koos!',
  words: {
    first: 'Sündis täht.',
    close: 'Nii lähedal: veel üks voor ja see võinuks olla sina.',
    middle: 'Kaunilt unistatud!',
    last: 'Taevas vajab ka vaikseid tähti. Revanš?',
  },
  moments: 'Selle mängu pildid',
  picture: 'Jaga tulemust',
  pictureNames: 'Nimedega',
  final: 'Lõppseis',
  story: 'Mängu lugu',
  storyText: (rounds: string) => `Punktid voorude kaupa: ${rounds}`,
  album: 'Album',
  again: 'Mängi uuesti',
  other: (game: string) => `Mängi ${partitive(game)}`,
  leaf: 'Sirvi voore',
  change: 'Muuda laua seadeid',
  wait: (name: string) => `Järgmise mängu alustab mängujuht: ${name}`,
  place: (place: number) => `${place}. koht`,
  fair: 'Kas jagamine oli aus?',
}
