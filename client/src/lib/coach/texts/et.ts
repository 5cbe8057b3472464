// Nõuanded eesti keeles.
import type { Texts } from './type'

export default {
  gotIt: 'Selge',
  noMore: 'Aitab nõuannetest',
  lesson: 'Sinu esimene mäng',
  learnt: 'Mida sa nüüd tead',
  notYet: 'Mida pole veel juhtunud',
  all: 'Kõik on juba korra ette tulnud. Aeg sõbrad lauda kutsuda!',
  rules: 'Kõik reeglid',
  hints: {
    dixit_welcome: [
      'Tere tulemast esimesse mängu',
      'Sinuga mängib kolm botti ja mäng käib {target} punktini. Kiiret ei ole: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.',
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
      'Kui vooru lõpus on kellelgi {target} punkti või rohkem, on mäng läbi. Ka ülejäävad punktid loevad.',
    ],
    dixit_end: ['Mäng läbi', 'Võidab see, kellel on kõige rohkem punkte. Kui tipus jäädakse viiki, on võit ühine.'],
    stella_welcome: [
      'Tere tulemast esimesse mängu',
      'Kolm botti mängivad sinuga neli vooru. Kiiret ei ole: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.',
    ],
    mark: [
      'Märgi pilte',
      'Millised pildid sulle sõnaga seostuvad? Märgi neist salaja 1 kuni 10. Tasub valida samad, mis teised.',
    ],
    other: [
      'Teine sõna',
      'Igal sõnakaardil on kaks sõna. Kui kõik inimesed lauas on nõus, mängitakse teise sõnaga, aga ainult kord voorus.',
    ],
    turned: ['Sõna vahetus', 'Kõik olid teise sõna poolt. Sinu ristid on alles ja võid neid muuta.'],
    most: ['Üle kümne ei saa', 'Ja vahel on liiga palju ka see: kellel üksi on riste kõige rohkem, see on pimeduses.'],
    pass: [
      'Anna vildikas edasi',
      'Kui oled valmis, vajuta „Valmis“. Kuni keegi veel valib, saad selle tagasi võtta ja riste muuta.',
    ],
    dark: [
      'Keegi on pimeduses',
      'Kõige rohkem riste on täpselt ühel mängijal: tema latern kustub. Kui ta nüüd langeb, kaotab ta igalt sädemelt ühe tähe.',
    ],
    dark_you: [
      'Sina oled pimeduses',
      'Teistest rohkem riste on ainult sinul. Kuni sa ei lange, ei muutu midagi. Kui langed, kaotad igalt sädemelt ühe tähe.',
    ],
    no_dark: ['Keegi ei ole pimeduses', 'Esikohta jagab kaks või enam mängijat, nii et kõik laternad jäävad põlema.'],
    scout: [
      'Avastaja osutab',
      'Kordamööda osutab igaüks ühele enda märgitud pildile. Kõik, kes sama pildi märkisid, annavad sellest teada.',
    ],
    scout_you: [
      'Sina oled avastaja',
      'Osuta pildile, mille on kindlasti märkinud ka teised. Kui keegi pole, siis sa langed. Kõige kindlam ees.',
    ],
    spark: ['Säde', 'Sama pildi märkis veel vähemalt kaks mängijat: avastaja ja nemad kõik saavad 2 tähte.'],
    super_spark: [
      'Super-säde',
      'Sama pildi märkis veel täpselt üks mängija: mõlemad saavad 3 tähte. Kaks pead, üks mõte!',
    ],
    fall: [
      'Langemine',
      'Keegi teine seda pilti ei märkinud. Avastaja ei saa selles voorus enam tähti ega osuta, aga varem saadud tähed jäävad alles.',
    ],
    fall_you: [
      'Sina langed',
      'Keegi teine sinu pilti ei märkinud. Sa ei saa selles voorus enam tähti ega osuta, aga varem saadud tähed jäävad alles.',
    ],
    fallen_counts: [
      'Langenu rist loeb ikka',
      'Langenute ristid lähevad teistele endiselt arvesse. Ise nad nende eest tähti ei saa.',
    ],
    passed: [
      'Pole millelegi osutada',
      'Kõigile sinu piltidele on juba osutatud, nii et sind jäetakse vahele. See ei ole langemine.',
    ],
    stella_score: ['Punktid', 'Iga täht on punkt: säde annab 2, super-säde 3.'],
    dark_fallen: [
      'Pimeduses ja langenud',
      'Iga säde ja super-säde on ühe tähe võrra väiksem: 2 ja 3 punkti asemel 1 ja 2.',
    ],
    dark_safe: ['Pimeduses, aga langemata', 'Risk tasus end ära: kõik tähed loevad nagu tavaliselt.'],
    row: [
      'Järgmine voor',
      'Vahetati välja viis pilti: see rida, mille juures on lõppenud vooru number. Nupp läks järgmisele mängijale ja sõna on uus.',
    ],
    last: ['Viimane voor', 'Pärast IV vooru liidetakse kõik punktid.'],
    stella_end: [
      'Mäng läbi',
      'Pärast nelja vooru võidab see, kellel on kõige rohkem punkte. Kui tipus jäädakse viiki, on võit ühine.',
    ],
  },
} satisfies Texts as Texts
