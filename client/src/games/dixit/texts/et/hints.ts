// Hints while playing.
import type { HintTexts } from '..'

export default {
  dixit_welcome: [
    'Tere tulemast esimesse mängu',
    ({ target }: { target: number }) =>
      `Sinuga mängib kolm botti ja mäng käib ${target} punktini. Kiiret ei ole: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.`,
  ],
  tell: [
    'Sina oled jutuvestja',
    'Vali kaart ja anna selle kohta vihje: sõna, värsirida, laul. Mõni peaks su kaardi leidma, aga mitte kõik: kui selle leiavad kõik või ei leia keegi, ei saa sa midagi.',
  ],
  hear: ['Jutuvestja on keegi teine', 'Jutuvestja valib salaja kaardi ja annab vihje. Uuri seni oma kaarte.'],
  play: [
    'Peida kaart ära',
    'Milline sinu kaart vihjega sobib? See segatakse teiste hulka ja iga hääl selle poolt toob sulle punkti. Saad kaarti vahetada, kuni kõik on valinud.',
  ],
  play_two: [
    'Kaks kaarti',
    'Kui mängite kolmekesi, panete sina ja teine arvaja lauale kumbki kaks kaarti, nii et kokku on neid viis.',
  ],
  told: [
    'Nüüd valivad teised',
    'Igaüks otsib oma kaartide seast midagi, mis sinu vihjega sobib. Siis segatakse valitud kaardid sinu omaga kokku.',
  ],
  aloud: ['Öeldi valjusti', 'Vihjet ei kirjutatud, see öeldi valjusti. Kuula jutuvestjat.'],
  vote: [
    'Hääletus',
    'Milline kaart on jutuvestja oma? Hääled on salajased, kuni viimanegi on antud, ja seni saad oma häält muuta. Oma kaardi poolt hääletada ei saa.',
  ],
  told_vote: [
    'Sina ei hääleta',
    'Jutuvestja ainult vaatab. Nüüd selgub, kas vihje oli paras, liiga selge või liiga isiklik.',
  ],
  scored_all: ['Kõik leidsid', 'Siis ei saa jutuvestja midagi ja kõik teised saavad 2 punkti. Vihje oli liiga selge.'],
  scored_none: [
    'Keegi ei leidnud',
    'Siis ei saa jutuvestja midagi ja kõik teised saavad 2 punkti. Vihje oli liiga isiklik.',
  ],
  scored_some: ['Mõni leidis', 'Just seda jutuvestja loodabki: 3 punkti talle ja igaühele, kes kaardi leidis.'],
  bonus: [
    'Punktid häälte eest',
    'Kõik peale jutuvestja saavad iga oma kaardile antud hääle eest veel 1 punkti, ükskõik kuidas muidu läks.',
  ],
  next_round: [
    'Järgmine voor',
    'Laual olnud kaardid on mängitud. Igaüks võtab tõmbepakist kaarte juurde ja jutuvestjaks saab järgmine mängija.',
  ],
  refilled: ['Uus tõmbepakk', 'Pakist poleks kõigile jätkunud, nii et ülejäänu segati kokku mahapandud kaartidega.'],
  near: [
    'Lõpp on lähedal',
    ({ target }: { target: number }) =>
      `Kui vooru lõpus on kellelgi ${target} punkti või rohkem, on mäng läbi. Ka ülejäävad punktid loevad.`,
  ],
  dixit_end: ['Mäng läbi', 'Võidab see, kellel on kõige rohkem punkte. Kui tipus jäädakse viiki, on võit ühine.'],
} satisfies HintTexts
