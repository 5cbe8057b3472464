// Hints while playing.
import type { HintTexts } from '..'

export default {
  dixit_welcome: [
    'Vítej v první hře',
    ({ target }: { target: number }) =>
      `Hrají s tebou tři boti, do ${target} bodů. Není kam spěchat: každé pravidlo vysvětlíme, až na něj poprvé dojde.`,
  ],
  tell: [
    'Vyprávíš ty',
    'Vyber kartu a dej k ní nápovědu: slovo, verš, písničku. Někdo by tvou kartu měl uhodnout, ale ne všichni: když ji uhodnou všichni, nebo ji neuhodne nikdo, nedostaneš nic.',
  ],
  hear: ['Vypráví někdo jiný', 'Vypravěč tajně vybere kartu a dá k ní nápovědu. Prohlédni si zatím své karty.'],
  play: [
    'Ukryj kartu',
    'Která z tvých karet se hodí k nápovědě? Zamíchá se mezi ostatní a každý hlas pro ni je bod pro tebe. Můžeš ji vyměnit, dokud nevyberou všichni.',
  ],
  play_two: ['Po dvou kartách', 'Ve třech vykládají oba hádající po dvou kartách, takže jich na stole leží pět.'],
  told: [
    'Teď vybírají ostatní',
    'Každý hledá v ruce, co se hodí k tvé nápovědě. Pak se vybrané karty zamíchají s tvou.',
  ],
  aloud: ['Řečeno nahlas', 'Tato nápověda se nepíše, říká se nahlas. Poslouchej vypravěče.'],
  vote: [
    'Hlasování',
    'Která karta patří vypravěči? Hlasy jsou tajné, dokud nepadne poslední, a do té doby můžeš svůj změnit. Pro vlastní kartu hlasovat nejde.',
  ],
  told_vote: [
    'Ty nehlasuješ',
    'Vypravěč se jen dívá. Teď se ukáže, jestli tvá nápověda nebyla moc jasná nebo moc osobní.',
  ],
  scored_all: [
    'Uhodli ji všichni',
    'V takovém případě vypravěč nedostane nic a všichni ostatní dostanou po 2 bodech. Nápověda byla moc jasná.',
  ],
  scored_none: [
    'Neuhodl ji nikdo',
    'V takovém případě vypravěč nedostane nic a všichni ostatní dostanou po 2 bodech. Nápověda byla moc osobní.',
  ],
  scored_some: ['Někdo ji uhodl', 'Přesně v to vypravěč doufá: 3 body pro něj a pro každého, kdo kartu uhodl.'],
  bonus: [
    'Body za hlasy',
    'Všichni kromě vypravěče dostanou ještě 1 bod za každý hlas pro svou kartu, ať to jinak dopadlo jakkoli.',
  ],
  next_round: ['Další kolo', 'Karty ze stolu se odhodí. Každý si dobere do plné ruky a vypráví další v pořadí.'],
  refilled: [
    'Nový dobírací balíček',
    'Balíček by nestačil pro všechny, a tak se jeho zbytek zamíchal s odhozenými kartami.',
  ],
  near: [
    'Konec se blíží',
    ({ target }: { target: number }) =>
      `Když má někdo na konci kola ${target} nebo víc bodů, hra končí. Počítají se i body navíc.`,
  ],
  dixit_end: ['Konec', 'Vyhrává ten, kdo má nejvíc bodů. Při shodě na prvním místě je vítězství společné.'],
} satisfies HintTexts
