// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 graczy', 'około 30 minut', '15 obrazków na stole', '4 rundy']

export const setup = {
  id: 'setup',
  title: 'Przygotowanie',
  body: [
    'Potasujcie karty z obrazkami i wyłóżcie 15 odkrytych, w trzech rzędach po pięć. Z reszty zróbcie stos dobierania; w całej grze zobaczycie 30 kart.',
    'Spośród 96 kart haseł (na każdej są dwa) wylosujcie cztery i ułóżcie je w zakryty stos. Za pierwszym razem weźcie cztery karty „Odkrywanie świata”, po kolei od 1 do 4. Na dziesięciu pustych kartach możecie zapisać własne hasła.',
    'Każdy ma latarnię, jasną stroną do góry, i tajną tabliczkę z takim samym układem pól jak obrazki na stole. Wylosujcie pierwszego gracza; dostaje on pionek.',
  ],
}

export const associate = {
  id: 'associate',
  title: '1. Skojarz',
  body: [
    'Odkryjcie wierzchnią kartę haseł: w tej rundzie liczy się górne hasło. Jeśli go nie rozumiecie albo wam nie odpowiada, możecie wszyscy razem zdecydować, że wolicie drugie hasło z tej karty.',
    'Każdy w tajemnicy stawia krzyżyki przy obrazkach, które kojarzą mu się z hasłem: co najmniej 1, najwyżej 10. Nie ma pośpiechu. Kto skończy, podaje mazak sąsiadowi z lewej; gdy zrobią to wszyscy, krzyżyków nie można już zmieniać.',
  ],
}

export const announce = {
  id: 'announce',
  title: '2. Ogłoś',
  body: [
    'Każdy mówi, ile obrazków zaznaczył, ale nie które, i stawia latarnię na tej liczbie. Kto jako jedyny ma najwięcej krzyżyków, jest w ciemności i obraca latarnię na ciemną stronę. Jeśli na czele jest remis, w ciemności nie ma nikogo.',
  ],
}

export const reveal = {
  id: 'reveal',
  title: '3. Odkryj',
  body: [
    'Zaczyna pierwszy gracz, potem kolej przechodzi zgodnie z ruchem wskazówek zegara. Zwiadowca wskazuje zaznaczony przez siebie obrazek, którego nikt jeszcze w tej rundzie nie wskazał. Zgłaszają się wszyscy, którzy też go zaznaczyli.',
    'Iskra: zaznaczyły go co najmniej dwie inne osoby. One i zwiadowca dostają po 2 gwiazdki.',
    'Superiskra: zaznaczyła go dokładnie jedna inna osoba. Oboje dostają po 2 gwiazdki i po jednej dodatkowej – razem po 3.',
    'Upadek: nikt inny go nie zaznaczył. Zwiadowca nic za niego nie dostaje, do końca rundy nie zdobywa już gwiazdek i nie może być zwiadowcą, ale zachowuje gwiazdki zdobyte wcześniej. Krzyżyki gracza, który upadł, nadal liczą się do iskier i superiskier innych.',
    'Kto upadł albo nie ma już czego wskazać, tego się pomija. Ten etap kończy się, gdy nikt nie może być zwiadowcą.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Podlicz punkty',
  body: ['Każda gwiazdka to 1 punkt, więc iskra daje 2 punkty, a superiskra 3 (mniej po upadku w ciemności).'],
}

export const next_round = {
  id: 'next_round',
  title: 'Następna runda',
  body: [
    'Karta haseł wraca do pudełka, a pionek wędruje do następnego gracza zgodnie z ruchem wskazówek zegara. Jeden rząd wymieńcie na pięć nowych obrazków, kolejno od dołu: po rundzie 1 dolny, po 2 środkowy, po 3 górny. Obróćcie latarnie na jasną stronę i wytrzyjcie tabliczki.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'Koniec gry',
  body: [
    'Po rundzie 4 zsumujcie punkty ze wszystkich rund, na przykład 9 + 12 + 6 + 15 = 42. Wygrywa ten, kto ma ich najwięcej; w razie remisu zwycięstwo jest wspólne.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'W ciemności',
  body: [
    'Jeśli jesteś w ciemności i nie upadniesz, punkty liczysz jak zwykle. Jeśli upadniesz, odejmij po jednej gwiazdce od każdej iskry i każdej superiskry: iskra jest wtedy warta 1 punkt, a superiskra 2.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Dobre rady',
  body: [
    'Jako zwiadowca zaczynaj od najpewniejszego obrazka.',
    'Myśl nie tylko o tym, z czym hasło kojarzy się tobie, ale i o tym, co zobaczą w nim inni.',
  ],
}

export const examples = {
  spark: {
    title: 'Iskra',
    caption:
      'Różowy wskazuje obrazek, który zaznaczyli też Niebieski i Zielony: Różowy, Niebieski i Zielony dostają po 2 gwiazdki.',
  },
  super_spark: {
    title: 'Superiskra',
    caption: 'Fioletowy wskazuje obrazek, który poza nim zaznaczył tylko Niebieski: obaj dostają po 3 gwiazdki.',
  },
  fall: {
    title: 'Upadek',
    caption:
      'Pomarańczowy ma 4 gwiazdki i wskazuje obrazek, którego nikt inny nie zaznaczył: upada, ale zachowuje te 4. Potem Fioletowy wskazuje obrazek, który poza nim zaznaczył tylko Pomarańczowy: superiskra, 3 gwiazdki dla Fioletowego, żadnej dla Pomarańczowego.',
  },
}
