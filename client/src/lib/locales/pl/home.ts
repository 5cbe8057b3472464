// The home page.
export const home = {
  lead: 'Baśniowe obrazki, jedno skojarzenie i przyjaciele, którzy widzą to samo co ty. Załóż stół, wyślij link i grajcie.',
  newTable: 'Nowy stół',
  range: (from: number, to: number) => `${from}–${to} graczy`,
  name: 'Twoje imię',
  names: ['Kometa', 'Jałowiec', 'Promyk', 'Szpak', 'Baśń', 'Wicher', 'Mięta', 'Zorza', 'Gawron', 'Sowa'],
  join: 'Dołącz za pomocą kodu',
  codeWrong: 'Kod to sześć liter i cyfr, na przykład K7M 2QX.',
  go: 'Do stołu',
  myTables: 'Moje stoły',
  yourTurn: 'Twoja kolej',
  running: 'Gra trwa',
  gathering: 'Teraz nikt nie gra',
  myEvenings: 'Moje wieczory',
  tv: 'Gra na telewizorze',
  first: 'Pierwszy raz? Pierwsza gra sama się objaśnia:',
  howToPlay: 'Jak grać',
  about: 'Prywatność, licencje, kontakt',
  notice:
    'Starlore korzysta z zasad gier Dixit i Stella, ale ma własne obrazki i własne hasła. Projekt nie jest powiązany z wydawcą tych gier ani przez niego autoryzowany.',
  myDecks: 'Moje talie',
}
