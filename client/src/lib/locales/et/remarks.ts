// How did you see that? Places and notes in the pictures of a round that is over.
export default {
  title: 'Kuidas sa seda nägid?',
  lead: 'Puuduta pildil mõnd kohta ja teised näevad seal sinu ringi.',
  point: 'Näitan, mida nägin',
  touch: 'Puuduta kohta pildil',
  which: 'Milline pilt?',
  note: 'Paar sõna, kui tahad',
  send: 'Lisa märge',
  added: 'Aitäh! Teised näevad seda nüüd.',
  takeBack: 'Võta tagasi',
  takeBackOf: (name: string) => `Eemalda märge: ${name}`,
  takeBackWhose: 'Eemalda ühe märge',
  ring: (name: string) => `${name} osutab kohale pildil`,
}
