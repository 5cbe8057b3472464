// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 graczy', 'około 30 minut', '15 obrazków na stole', '4 rundy']

export const reveal = {
  id: 'reveal',
  title: '3. Odkryj',
  body: [
    'Iskra: zaznaczyły go co najmniej dwie inne osoby. One i zwiadowca dostają po 2 gwiazdki.',
    'Superiskra: zaznaczyła go dokładnie jedna inna osoba. Oboje dostają po 2 gwiazdki i po jednej dodatkowej – razem po 3.',
    'Upadek: nikt inny go nie zaznaczył. Zwiadowca nic za niego nie dostaje, do końca rundy nie zdobywa już gwiazdek i nie może być zwiadowcą, ale zachowuje gwiazdki zdobyte wcześniej. Zaznaczenia gracza, który upadł, nadal liczą się do iskier i superiskier innych.',
    'Kto upadł albo nie ma już czego wskazać, tego się pomija. Ten etap kończy się, gdy nikt nie może być zwiadowcą.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Podlicz punkty',
  body: ['Każda gwiazdka to 1 punkt, więc iskra daje 2 punkty, a superiskra 3 (mniej po upadku w ciemności).'],
}

export const game_end = {
  id: 'game_end',
  title: 'Koniec gry',
  body: [
    'Po rundzie 4 sumuje się punkty ze wszystkich rund, na przykład 9 + 12 + 6 + 15 = 42. Wygrywa ten, kto ma ich najwięcej; w razie remisu zwycięstwo jest wspólne.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'W ciemności',
  body: [
    'Jeśli jesteś w ciemności i nie upadniesz, dostajesz punkty jak zwykle. Jeśli upadniesz, każda iskra i każda superiskra traci jedną gwiazdkę: iskra jest wtedy warta 1 punkt, a superiskra 2.',
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
