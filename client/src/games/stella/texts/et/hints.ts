// Hints while playing.
import type { HintTexts } from '..'

export default {
  stella_welcome: [
    'Tere tulemast esimesse mängu',
    'Kolm botti mängivad sinuga neli vooru. Kiiret ei ole: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.',
  ],
  mark: [
    'Märgi pilte',
    'Millised pildid sul sõnaga seostuvad? Märgi neist salaja 1 kuni 10. Tasub valida samad mis teised.',
  ],
  other: [
    'Teine sõna',
    'Igal sõnakaardil on kaks sõna. Kui kõik inimesed lauas on nõus, mängitakse teise sõnaga, aga ainult kord voorus.',
  ],
  turned: ['Uus sõna', 'Kõik olid teise sõna poolt. Sinu ristid on alles ja võid neid muuta.'],
  most: ['Üle kümne ei saa', 'Ja vahel on liiga palju ka see: kellel ainsana on kõige rohkem riste, see on pimeduses.'],
  pass: ['Kui oled valmis', 'Vajuta „Valmis“. Kuni keegi veel valib, võid vajutada „Muudan veel“ ja riste muuta.'],
  dark: [
    'Keegi on pimeduses',
    'Kõige rohkem riste on täpselt ühel mängijal: tema latern kustub. Kui ta nüüd langeb, kaotab ta igalt sädemelt ühe tähe.',
  ],
  dark_you: [
    'Sina oled pimeduses',
    'Kõige rohkem riste on ainult sinul. Kuni sa ei lange, ei muutu midagi. Kui langed, kaotad igalt sädemelt ühe tähe.',
  ],
  no_dark: [
    'Keegi ei ole pimeduses',
    'Kõige rohkem riste on kahel või enamal mängijal, nii et kõik laternad jäävad põlema.',
  ],
  scout: [
    'Avastaja osutab',
    'Kordamööda osutab igaüks ühele enda märgitud pildile. Kõik, kes sama pildi märkisid, annavad sellest teada.',
  ],
  scout_you: [
    'Sina oled avastaja',
    'Osuta pildile, mille on kindlasti märkinud ka teised. Kui keegi teine seda märkinud pole, siis sa langed. Alusta kõige kindlamast!',
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
    'Kellel ainsana on kõige rohkem riste, see on pimeduses. Kui ta langeb, annavad säde ja super-säde talle 2 ja 3 punkti asemel 1 ja 2.',
  ],
  dark_safe: [
    'Pimeduses, aga langemata',
    'Kellel ainsana on kõige rohkem riste, see on pimeduses: langedes oleks ta kaotanud igalt sädemelt ühe tähe. Langemata loevad kõik tähed nagu tavaliselt.',
  ],
  row: [
    'Järgmine voor',
    'Viis pilti on uued: need, mille juures on lõppenud vooru number. Nupp läks järgmisele mängijale ja sõna on uus.',
  ],
  last: ['Viimane voor', 'Pärast 4. vooru liidetakse kõik punktid.'],
  stella_end: [
    'Mäng läbi',
    'Pärast nelja vooru võidab see, kellel on kõige rohkem punkte. Kui tipus jäädakse viiki, on võit ühine.',
  ],
} satisfies HintTexts
