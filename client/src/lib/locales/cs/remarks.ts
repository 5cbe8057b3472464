// How did you see that? Places and notes in the pictures of a round that is over.
export default {
  title: 'Co v tom vidíš?',
  lead: 'Dotkni se místa na obrázku a ostatní tam uvidí tvůj kroužek.',
  point: 'Ukázat, co vidím',
  touch: 'Dotkni se místa na obrázku',
  which: 'Který obrázek?',
  note: 'Pár slov, jestli chceš',
  send: 'Přidat poznámku',
  added: 'Děkujeme! Ostatní už to vidí.',
  takeBack: 'Vzít zpět',
  takeBackOf: (name: string) => `Odstranit poznámku: ${name}`,
  takeBackWhose: 'Odstranit poznámku jednoho z nich',
  ring: (name: string) => `${name} ukazuje na místo v obrázku`,
}
