// Hints while playing.
import type { HintTexts } from '..'

export default {
  dixit_welcome: [
    'Tere tulemast esimesse mängu',
    ({ target }: { target: number }) =>
      `Sinuga mängib kolm botti ja mäng käib ${target} punktini. Kiiret ei ole: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.`,
  ],
  race: ['Kes jutustab esimesena?', 'Vali kaart ja anna vihje. Kes jõuab esimesena, see on selle vooru jutustaja.'],
  tell: [
    'Jutustad sina',
    'Vali kaart ja anna selle kohta vihje: sõna, värsirida, laul. Keegi peaks su kaardi leidma, aga mitte kõik: kui leiavad kõik või mitte keegi, ei saa sa midagi.',
  ],
  hear: ['Jutustab keegi teine', 'Jutustaja valib salaja kaardi ja annab vihje. Uuri seni oma kaarte.'],
  play: [
    'Peida kaart ära',
    'Milline sinu kaart vihjega sobib? See segatakse teiste hulka ja iga hääl selle poolt on sulle punkt. Saad seda vahetada, kuni kõik on valinud.',
  ],
  play_two: [
    'Kaks kaarti',
    'Kui mängite kolmekesi, panete sina ja teine arvaja lauale kumbki kaks kaarti, nii et kokku on neid viis.',
  ],
  told: [
    'Nüüd valivad teised',
    'Igaüks otsib oma kaartide seast sellise, mis sinu vihjega sobib. Siis segatakse kõik sinu omaga kokku.',
  ],
  aloud: ['Valjusti', 'Vihjet ei kirjutatud, see öeldi valjusti. Kuula jutustajat.'],
  vote: [
    'Hääletus',
    'Milline kaart on jutustaja oma? Hääled on salajased, kuni viimanegi on antud, ja seni saad oma häält muuta. Oma kaardi poolt hääletada ei saa.',
  ],
  told_vote: [
    'Sina ei hääleta',
    'Jutustaja ainult vaatab. Nüüd selgub, kas vihje polnud liiga selge või liiga isiklik.',
  ],
  scored_all: ['Leidsid kõik', 'Siis ei saa jutustaja midagi ja kõik teised saavad 2 punkti. Vihje oli liiga selge.'],
  scored_none: [
    'Keegi ei leidnud',
    'Siis ei saa jutustaja midagi ja kõik teised saavad 2 punkti. Vihje oli liiga isiklik.',
  ],
  scored_some: ['Mõni leidis', 'Just seda jutustaja loodabki: 3 punkti talle ja igaühele, kes kaardi leidis.'],
  bonus: [
    'Punktid häälte eest',
    'Kõik peale jutustaja saavad iga oma kaardile antud hääle eest veel 1 punkti, ükskõik kuidas muidu läks.',
  ],
  next_round: [
    'Järgmine voor',
    'Laual olnud kaardid on mängitud. Igaüks tõmbab käe jälle täis ja jutustajaks saab järgmine.',
  ],
  refilled: ['Uus tõmbepakk', 'Pakist poleks kõigile jätkunud, nii et ülejäänu segati kokku mahapandud kaartidega.'],
  near: [
    'Lõpp on lähedal',
    ({ target }: { target: number }) =>
      `Kui vooru lõpus on kellelgi ${target} punkti või rohkem, on mäng läbi. Ka ülejäävad punktid loevad.`,
  ],
  dixit_end: ['Mäng läbi', 'Võidab see, kellel on kõige rohkem punkte. Kui tipus jäädakse viiki, on võit ühine.'],
} satisfies HintTexts
