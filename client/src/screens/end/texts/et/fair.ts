// Whether the deal was fair: an envelope that was sealed before the game, in words for children.
export default {
  text: 'Enne mängu pani server kaartide järjekorra kinnipitseeritud ümbrikku ja iga seade lisas näpuotsaga oma õnne. Nüüd on ümbrik avatud ja igaüks saab näha, et midagi ei vahetatud.',
  check: 'Ava ümbrik',
  good: 'Midagi ei vahetatud.',
  bad: 'Miski ei klapi. Salvesta tõend ja näita seda serveri pidajale.',
  sealed: 'Ümbrikus on see, mida enne mängu lubati.',
  notSealed: 'Ümbrikus on midagi muud, kui lubati.',
  seen: 'See seade nägi lubadust enne lõppu.',
  notSeen: 'See seade ei jõudnud lubadust õigel ajal näha.',
  mine: 'Sinu õnn on ka sees.',
  notMine: 'Sinu õnn on puudu.',
  none: 'See seade oma õnne ei lisanud.',
  draws: (done: number, all: number) => `Uuesti loositud, sama tulemus: ${done}/${all}.`,
  agrees: 'Need on kaardid, millega mängiti.',
  notAgrees: 'Need ei ole kaardid, millega mängiti.',
  save: 'Salvesta tõend',
  /** Where the cards are the players' own, and only lots are drawn. */
  lots: {
    text: 'Enne mängu pani server loosi tulemuse kinnipitseeritud ümbrikku ja iga seade lisas näpuotsaga oma õnne. Nüüd on ümbrik avatud ja igaüks saab näha, et midagi ei vahetatud.',
    agrees: 'Mängiti selle loosi järgi.',
    notAgrees: 'Selle loosi järgi ei mängitud.',
  },
}
