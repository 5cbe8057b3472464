// Photographing the fifteen cards.
export default {
  title: 'Karty na vašem stole',
  lead: 'Vyfoťte patnáct karet shora, všechny na jednom snímku. Telefony je pak ukážou na jejich místech.',
  take: 'Vyfotit',
  choose: 'Vybrat obrázek',
  found: 'Rohy jsou nalezené. Podívej se, zda sedí; pokud ne, posuň je.',
  notFound: 'Rohy se nenašly. Posuň je na rohy patnácti karet.',
  corners: ['Vlevo nahoře', 'Vpravo nahoře', 'Vpravo dole', 'Vlevo dole'] as const,
  help: 'Táhni prstem nebo myší, nebo použij šipky.',
  turn: 'Otočit',
  other: 'Jiný obrázek',
  use: 'Ukázat na všech telefonech',
  sending: (percent: number) => `Odesílání: ${percent} %`,
  preparing: 'Okamžik…',
  unreadable: 'Tento prohlížeč snímek neumí přečíst. Vyfoť jiný, nebo vyber JPEG.',
  remove: 'Odebrat fotografii',
  stays: 'Zůstane u tohoto stolu a smaže se s ním.',
}
