// Games with a box on the table: what both of them say.
export const box = {
  title: 'Meil on karp olemas',
  text: 'Päris kaardid laual, telefonid häälte, märketabelite ja punktide jaoks:',
  tooFew: (missing: string) => `Puudu on veel ${missing}: kutsu need, kes sinuga koos istuvad.`,
  leaveText: 'Sinu koht jääb alles ja teised ootavad sind. Link toob su tagasi.',
  takeBack: 'Võta tagasi',
  takeBackText: 'Kas laual läks midagi valesti? Viimane samm võetakse kõigi jaoks tagasi ja kõik näevad seda.',
  takenBack: (name: string) => `${name} võttis viimase sammu tagasi.`,
  finish: 'Kõik on õige: lõpeta mäng',
  finishText: 'Vaadake punktid veel kord üle. Mängujuht saab vooru veel tagasi võtta.',
  check: 'Kas kõik on õige?',
}
