// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–6 mängijat', 'umbes 30 minutit', 'laual 15 pilti', '4 vooru']

export const setup = {
  id: 'setup',
  title: 'Ettevalmistus',
  body: [
    'Segage pildikaardid ja laduge neist 15 pildiga ülespoole kolme ritta, igasse viis. Ülejäänutest saab tõmbepakk; ühes mängus läheb vaja 30 kaarti.',
    'Tõmmake 96 sõnakaardi hulgast neli ja pange need tagurpidi pakina lauale. Igal kaardil on kaks sõna. Esimeses mängus võtke neli avastamise sõnakaarti järjekorras 1–4. Kümnele tühjale sõnakaardile võite kirjutada oma sõnu.',
    'Igaühel on latern, hele pool üleval, ja salajane märketabel, mille lahtrid vastavad laual olevatele piltidele. Loosige esimene mängija; tema saab esimese mängija nupu.',
  ],
}

export const associate = {
  id: 'associate',
  title: '1. Seosta',
  body: [
    'Pöörake pealmine sõnakaart ümber: ülemine sõna on vihje. Kui te sellest aru ei saa või see teile ei meeldi, võite kõik koos otsustada, et mängite kaardi teise sõnaga.',
    'Igaüks märgib salaja ristiga pildid, mis tal vihjega seostuvad: vähemalt 1, kõige rohkem 10. Kiiret ei ole. Kui oled valmis, anna vildikas vasakule edasi; kui kõik on seda teinud, riste enam muuta ei saa.',
  ],
}

export const announce = {
  id: 'announce',
  title: '2. Teata',
  body: [
    'Igaüks ütleb, mitu pilti ta märkis, aga mitte millised, ja paneb laterna selle numbri juurde. Kui kõige rohkem riste on täpselt ühel mängijal, on ta pimeduses ja pöörab laterna tumedale poolele. Kui nii palju riste on kahel või enamal mängijal, ei ole pimeduses keegi.',
  ],
}

export const reveal = {
  id: 'reveal',
  title: '3. Avalda',
  body: [
    'Alustab esimene mängija ja edasi liigutakse päripäeva. Avastaja osutab pildile, mille ta märkis ja millele selles voorus pole veel keegi osutanud. Kõik, kes sama pildi märkisid, annavad sellest teada.',
    'Säde: pildi märkis veel vähemalt kaks mängijat. Avastaja ja nemad kõik saavad igaüks 2 tähte.',
    'Super-säde: pildi märkis veel täpselt üks mängija. Mõlemad saavad 2 tähte ja ühe lisatähe, kokku 3.',
    'Langemine: keegi teine pilti ei märkinud. Avastaja ei saa selle eest midagi, ei teeni selles voorus enam ühtegi tähte ega ole enam avastaja, kuid varem saadud tähed jäävad alles. Langenud mängija ristid lähevad teiste sädemete puhul endiselt arvesse.',
    'Kes on langenud või kellel pole enam millelegi osutada, jäetakse vahele. Etapp lõpeb, kui keegi enam avastaja olla ei saa.',
  ],
}

export const score = {
  id: 'score',
  title: '4. Punktilugemine',
  body: ['Iga täht on 1 punkt: säde annab 2 ja super-säde 3 punkti (pimeduses langenule vähem).'],
}

export const next_round = {
  id: 'next_round',
  title: 'Järgmine voor',
  body: [
    'Sõnakaart läheb karpi tagasi ja esimese mängija nupp päripäeva järgmisele. Üks rida asendatakse viie uue pildiga, alt üles: 1. vooru järel alumine, 2. järel keskmine, 3. järel ülemine. Pöörake laternad heledale poolele ja pühkige märketabelid puhtaks.',
  ],
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
    'Kui oled pimeduses, aga ei lange, saad punkte nagu tavaliselt. Kui langed, võta igalt sädemelt ja igalt super-sädemelt üks täht maha: säde annab siis 1 ja super-säde 2 punkti.',
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
