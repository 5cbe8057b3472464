// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 hráčů', 'asi 30 minut', '15 obrázků na stole', '4 kola']

export const reveal = {
  id: 'reveal',
  title: '3. Odkrývání',
  body: [
    'Jiskra: označili ho aspoň dva další. Průzkumník i oni všichni získají 2 hvězdičky.',
    'Super jiskra: označil ho právě jeden další. Oba získají 2 hvězdičky a jednu bonusovou, tedy 3.',
    'Pád: nikdo další ho neoznačil. Průzkumník za něj nedostane nic, do konce kola už nezíská žádnou hvězdičku ani nebude průzkumníkem, ale dřív získané hvězdičky mu zůstanou. Křížky toho, kdo spadl, se ostatním do jisker počítají dál.',
    'Hráč, který spadl nebo už nemá na co ukázat, se přeskakuje. Krok končí, když už průzkumníkem nemůže být nikdo.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Bodování',
  body: ['Každá hvězdička je 1 bod: jiskra tedy vynese 2 body a super jiskra 3 (po pádu ve tmě méně).'],
}

export const game_end = {
  id: 'game_end',
  title: 'Konec hry',
  body: [
    'Po kole 4 se sečtou body ze všech kol, třeba 9 + 12 + 6 + 15 = 42. Vyhrává ten, kdo jich má nejvíc; při shodě na prvním místě je vítězství společné.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'Ve tmě',
  body: [
    'Když jsi ve tmě a nespadneš, počítají se ti body normálně. Když spadneš, přijde každá jiskra i každá super jiskra o jednu hvězdičku: jiskra pak vynese 1 bod a super jiskra 2.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Tipy',
  body: [
    'Když ukazuješ, začni obrázkem, kterým si jsi nejjistější.',
    'Nemysli jen na to, co slovo znamená pro tebe, ale i na to, co v něm uvidí ostatní.',
  ],
}

export const examples = {
  spark: {
    title: 'Jiskra',
    caption:
      'Růžový hráč ukáže na obrázek, který označili i modrý a zelený: růžový, modrý a zelený získají po 2 hvězdičkách.',
  },
  super_spark: {
    title: 'Super jiskra',
    caption: 'Fialový ukáže na obrázek, který kromě něj označil jen modrý: oba získají po 3 hvězdičkách.',
  },
  fall: {
    title: 'Pád',
    caption:
      'Oranžový má 4 hvězdičky a ukáže na obrázek, který nikdo další neoznačil: spadne, ale ty 4 mu zůstanou. Potom fialový ukáže na obrázek, který kromě něj označil jen oranžový: super jiskra, 3 hvězdičky pro fialového, žádná pro oranžového.',
  },
}
