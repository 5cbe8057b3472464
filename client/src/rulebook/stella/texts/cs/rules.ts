// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 hráčů', 'asi 30 minut', '15 obrázků na stole', '4 kola']

export const setup = {
  id: 'setup',
  title: 'Příprava',
  body: [
    'Zamíchejte karty s obrázky a 15 jich vyložte lícem nahoru do tří řad po pěti. Ze zbytku bude dobírací balíček; za celou hru se použije 30 karet.',
    'Z 96 slovních karet (na každé jsou dvě slova) vylosujte čtyři a položte je na hromádku lícem dolů. Na první hru si vezměte čtyři slovní karty objevení, popořadě od 1 do 4. Na deset přizpůsobitelných slovních karet si můžete napsat vlastní slova.',
    'Každý má lucernu, světlou stranou nahoru, a tajnou herní destičku, jejíž políčka odpovídají obrázkům na stole. Vylosujte prvního průzkumníka; ten dostane figurku.',
  ],
}

export const associate = {
  id: 'associate',
  title: '1. Spojení',
  body: [
    'Otočte vrchní slovní kartu: nápovědou je horní slovo. Když mu nerozumíte nebo se vám nelíbí, můžete se všichni společně dohodnout na druhém slově z karty.',
    'Každý tajně označí křížkem obrázky, které si s nápovědou spojí: aspoň 1, nejvýš 10. Není kam spěchat. Až budeš mít hotovo, pošli fix doleva; jakmile to udělají všichni, křížky už nejde měnit.',
  ],
}

export const announce = {
  id: 'announce',
  title: '2. Ohlášení',
  body: [
    'Každý řekne, kolik obrázků označil, ale ne které, a postaví lucernu na to číslo. Když má nejvíc křížků jediný hráč, je ve tmě a otočí lucernu tmavou stranou nahoru. Když se o nejvyšší počet dělí víc hráčů, není ve tmě nikdo.',
  ],
}

export const reveal = {
  id: 'reveal',
  title: '3. Odkrývání',
  body: [
    'Začíná první průzkumník a pokračuje se po směru hodinových ručiček. Průzkumník ukáže na obrázek, který si označil a na který v tomto kole ještě nikdo neukázal. Všichni, kdo ho označili taky, se přihlásí.',
    'Jiskra: označili ho aspoň dva další. Průzkumník i oni všichni získají 2 hvězdičky.',
    'Super jiskra: označil ho právě jeden další. Oba získají 2 hvězdičky a jednu bonusovou, tedy 3.',
    'Pád: nikdo další ho neoznačil. Průzkumník za něj nedostane nic, do konce kola už nezíská žádnou hvězdičku ani nebude průzkumníkem, ale dřív získané hvězdičky mu zůstanou. Křížky toho, kdo spadl, se ostatním do jisker počítají dál.',
    'Kdo spadl nebo už nemá na co ukázat, toho přeskočte. Krok končí, když už průzkumníkem nemůže být nikdo.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Bodování',
  body: ['Každá hvězdička je 1 bod: jiskra tedy vynese 2 body a super jiskra 3 (po pádu ve tmě méně).'],
}

export const next_round = {
  id: 'next_round',
  title: 'Další kolo',
  body: [
    'Slovní karta se vrátí do krabice a figurka putuje k dalšímu hráči po směru hodinových ručiček. Jednu řadu nahradí pět nových obrázků, a to odspodu nahoru: po kole 1 spodní, po kole 2 prostřední, po kole 3 horní. Otočte lucerny světlou stranou nahoru a smažte destičky.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'Konec hry',
  body: [
    'Po kole 4 sečtěte body ze všech kol, třeba 9 + 12 + 6 + 15 = 42. Vyhrává ten, kdo jich má nejvíc; při shodě na prvním místě je vítězství společné.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'Ve tmě',
  body: [
    'Když jsi ve tmě a nespadneš, počítají se ti body normálně. Když spadneš, uber z každé jiskry i z každé super jiskry jednu hvězdičku: jiskra pak vynese 1 bod a super jiskra 2.',
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
