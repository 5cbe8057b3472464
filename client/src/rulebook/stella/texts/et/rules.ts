// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 mängijat', 'umbes 30 minutit', 'laual 15 pilti', '4 vooru']

export const reveal = {
  id: 'reveal',
  title: '3. Avalda',
  body: [
    'Säde: pildi märkis veel vähemalt kaks mängijat. Avastaja ja nemad kõik saavad igaüks 2 tähte.',
    'Super-säde: pildi märkis veel täpselt üks mängija. Mõlemad saavad 2 tähte ja ühe lisatähe, kokku 3.',
    'Langemine: keegi teine pilti ei märkinud. Avastaja ei saa selle eest midagi, ei teeni selles voorus enam ühtegi tähte ega ole enam avastaja, kuid varem saadud tähed jäävad alles. Langenud mängija ristid lähevad teiste sädemete puhul endiselt arvesse.',
    'Kes on langenud või kellel pole enam millelegi osutada, see jäetakse vahele. Etapp lõpeb, kui keegi enam avastaja olla ei saa.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Punktilugemine',
  body: ['Iga täht on 1 punkt: säde annab 2 ja super-säde 3 punkti (pimeduses langenule vähem).'],
}

export const game_end = {
  id: 'game_end',
  title: 'Mängu lõpp',
  body: [
    'Pärast 4. vooru liidetakse kõigi voorude punktid, näiteks 9 + 12 + 6 + 15 = 42. Võidab see, kellel on neid kõige rohkem; kui tipus jäädakse viiki, on võit ühine.',
  ],
}

export const dark = {
  id: 'dark',
  title: 'Pimeduses',
  body: [
    'Kui oled pimeduses, aga ei lange, saad punkte nagu tavaliselt. Kui langed, kaotab iga säde ja iga super-säde ühe tähe: säde annab siis 1 ja super-säde 2 punkti.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Nipid',
  body: [
    'Avastajana osuta kõigepealt kõige kindlamale pildile.',
    'Mõtle peale selle, mida sõna sinu jaoks tähendab, ka sellele, mida sõbrad selles näevad.',
  ],
}

export const examples = {
  spark: {
    title: 'Säde',
    caption:
      'Roosa osutab pildile, mille märkisid ka sinine ja roheline: roosa, sinine ja roheline saavad igaüks 2 tähte.',
  },
  super_spark: {
    title: 'Super-säde',
    caption: 'Lilla osutab pildile, mille märkis lisaks talle ainult sinine: mõlemad saavad 3 tähte.',
  },
  fall: {
    title: 'Langemine',
    caption:
      'Oranžil on 4 tähte ja ta osutab pildile, mida keegi teine ei märkinud: oranž langeb, aga need 4 tähte jäävad talle. Siis osutab lilla pildile, mille märkis lisaks talle ainult oranž: super-säde, lilla saab 3 tähte, oranž mitte ühtegi.',
  },
}
