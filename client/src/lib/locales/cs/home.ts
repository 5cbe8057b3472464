// The home page.
export const home = {
  lead: 'Snové obrázky, jedna nápověda a přátelé, kteří vidí totéž co ty. Založ stůl, pošli odkaz a hrajte.',
  newTable: 'Nový stůl',
  range: (from: number, to: number) => `${from}–${to} hráčů`,
  name: 'Tvé jméno',
  names: ['Kometa', 'Jalovec', 'Plamínek', 'Špaček', 'Bajka', 'Vánek', 'Máta', 'Úsvit', 'Sova', 'Jeřabina'],
  join: 'Připojit se pomocí kódu',
  codeWrong: 'Kód tvoří šest písmen a číslic, třeba K7M 2QX.',
  go: 'Ke stolu',
  myTables: 'Moje stoly',
  yourTurn: 'Jsi na řadě',
  running: 'Hra běží',
  gathering: 'Zrovna se nehraje',
  myEvenings: 'Moje večery',
  tv: 'Hrát na televizi',
  first: 'Poprvé tady? První hra se vysvětlí sama:',
  howToPlay: 'Jak se hraje',
  about: 'Soukromí, licence, kontakt',
  notice:
    'Starlore se řídí pravidly her Dixit a Stella, obrázky a slova má ale vlastní. Projekt není nijak spojen s vydavatelem těchto her ani jím schválen.',
  myDecks: 'Moje balíčky',
}
