// Whether the deal was fair: an envelope that was sealed before the game, in words for children.
export default {
  text: 'Před hrou server vložil pořadí karet do zapečetěné obálky a každé zařízení přidalo špetku vlastního štěstí. Teď je obálka otevřená a každý vidí, že se nic nevyměnilo.',
  check: 'Otevřít obálku',
  good: 'Nic se nevyměnilo.',
  bad: 'Něco nesedí. Ulož si důkaz a ukaž ho tomu, kdo server provozuje.',
  sealed: 'V obálce je to, co bylo slíbeno před hrou.',
  notSealed: 'V obálce je něco jiného, než bylo slíbeno.',
  seen: 'Toto zařízení vidělo slib před koncem.',
  notSeen: 'Toto zařízení tu nebylo včas, aby slib vidělo.',
  mine: 'Je v ní i tvoje štěstí.',
  notMine: 'Tvoje štěstí v ní chybí.',
  none: 'Toto zařízení žádné vlastní štěstí nepřidalo.',
  draws: (done: number, all: number) => `Vylosováno znovu se stejným výsledkem: ${done} z ${all}.`,
  agrees: 'To jsou karty, se kterými se hrálo.',
  notAgrees: 'To nejsou karty, se kterými se hrálo.',
  save: 'Uložit důkaz',
  /** Where the cards are the players' own, and only lots are drawn. */
  lots: {
    text: 'Před hrou server vložil výsledek losování do zapečetěné obálky a každé zařízení přidalo špetku vlastního štěstí. Teď je obálka otevřená a každý vidí, že se nic nevyměnilo.',
    agrees: 'Hrálo se podle tohoto losování.',
    notAgrees: 'Nehrálo se podle tohoto losování.',
  },
}
