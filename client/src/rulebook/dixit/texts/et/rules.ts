// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–8 mängijat', 'umbes 30 minutit', '6 kaarti käes', 'tavaliselt 30 punktini']

export const points = {
  id: 'points',
  title: 'Punktid',
  body: [
    'Kui jutuvestja kaardi leidsid üles kõik või ei leidnud seda keegi, saab jutuvestja 0 punkti ja iga teine mängija 2.',
    'Kui kaardi leidis üles mõni, aga mitte kõik, saavad jutuvestja ja iga leidja 3 punkti, teised 0.',
    'Mõlemal juhul saab iga mängija peale jutuvestja veel 1 punkti iga oma kaardile antud hääle eest.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'Mängu lõpp',
  body: [
    'Mäng lõpeb pärast vooru, mille lõpuks on keegi jõudnud sihiks seatud punktisummani, tavaliselt 30 punktini. Võidab see, kellel on punkte kõige rohkem; loevad ka sihti ületavad punktid. Kui tipus jäädakse viiki, on võit ühine.',
  ],
}

export const three_players = {
  id: 'three_players',
  title: 'Kolmekesi',
  body: [
    'Igaüks saab 7 kaarti. Kumbki arvaja paneb lauale kaks kaarti, nii et kokku on neid viis. Kummagi enda kaardi poolt hääletada ei tohi, aga iga hääl ükskõik kummale neist toob 1 punkti. Vooru lõpus tõmbab jutuvestja ühe kaardi, teised kaks. Kõik muu jääb samaks.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Nipid',
  body: [
    'Liiga selge vihje järgi leiavad kaardi kõik, liiga isikliku järgi ei leia seda keegi. Otsi kuldset keskteed.',
    'Arvajana vali kaart, mida võiks jutuvestja omaks pidada: iga hääl sellele toob sulle punkti.',
  ],
}

export const examples = {
  all: {
    title: 'Kõik leiavad kaardi',
    caption:
      'Jutuvestja on roosa. Sinine, roheline, punane, lilla ja kollane hääletavad kõik roosa kaardi poolt: roosa saab 0 punkti, ülejäänud viis igaüks 2.',
  },
  none: {
    title: 'Keegi ei leia kaarti',
    caption:
      'Roheline, punane, lilla ja kollane hääletavad sinise kaardi poolt, sinine aga rohelise kaardi poolt. Roosa saab 0; punane, lilla ja kollane igaüks 2; sinine 2 + 4 = 6; roheline 2 + 1 = 3.',
  },
  some: {
    title: 'Mõni leiab kaardi',
    caption:
      'Sinine ja roheline leiavad roosa kaardi, punane, lilla ja kollane mitte: roosa, sinine ja roheline saavad igaüks 3 punkti.',
  },
  bonus: {
    title: 'Punktid häälte eest',
    caption:
      'Samas voorus hääletab punane lilla kaardi poolt ning lilla ja kollane sinise kaardi poolt: lilla saab veel 1 ja sinine veel 2 punkti. Kokku: roosa 3, sinine 5, roheline 3, lilla 1, punane 0, kollane 0.',
  },
}
