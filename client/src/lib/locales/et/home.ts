// The home page.
export const home = {
  lead: 'Unenäolised pildid, üks vihje ja sõbrad, kes näevad sama mis sina. Ava laud, saada neile link ja hakake mängima.',
  newTable: 'Uus laud',
  range: (from: number, to: number) => `${from}–${to} mängijat`,
  name: 'Sinu nimi',
  names: ['Komeet', 'Kadakas', 'Virmaline', 'Varblane', 'Laas', 'Tuuleke', 'Münt', 'Koit', 'Öökull', 'Pihlakas'],
  join: 'Liitu koodiga',
  codeWrong: 'Koodis on kokku kuus tähte ja numbrit, näiteks K7M 2QX.',
  go: 'Mine lauda',
  myTables: 'Minu lauad',
  yourTurn: 'Sinu kord',
  running: 'Mäng käib',
  gathering: 'Praegu ei mängita',
  myEvenings: 'Minu õhtud',
  tv: 'Mängi teleris',
  first: 'Esimest korda siin? Esimene mäng selgitab end ise:',
  howToPlay: 'Kuidas mängida',
  about: 'Privaatsus, litsentsid, kontakt',
  notice:
    'Starlore’is mängitakse Dixiti ja Stella reeglite järgi, kuid pildid ja sõnad on meie omad. Nende mängude väljaandja ei ole Starlore’iga seotud ega ole seda heaks kiitnud.',
  myDecks: 'Minu pakid',
}
