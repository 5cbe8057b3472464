// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/et/rules'

export default {
  title: 'Stella',
  lead: 'Üks sõna, viisteist pilti: märgi ära need, mis sul selle sõnaga seostuvad, ja looda, et teised valisid samad. Aga ettevaatust – kes märgib kõige rohkem, võib sattuda pimedusse.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Ettevalmistus',
      body: [
        'Starlore laob 15 pilti kolme ritta, igasse viis (püsti hoitud telefonis kolme veergu), tõmbab neli sõnakaarti ja loosib esimese mängija (teda tähistab nupp). Kõigil laternatel on hele pool üleval.',
        'Sõnakaarte on 96, igal neist kaks sõna. Enne mängu võib mängujuht valida neli esimese mängu kaarti, mis tulevad kindlas järjekorras, või lisada kuni kümme teie oma kaarti; ainult nendega mängimiseks on neid vaja vähemalt nelja.',
      ],
    },
    {
      id: 'associate',
      title: '1. Seosta',
      body: [
        'Sõnakaardil on vihje suurelt ja teine sõna väikselt. Kuni riste saab veel muuta, võib igaüks vajutada „Eelistan teist sõna“. Kui kõik inimesed lauas on seda teinud, tuleb teine sõna mängu, kuid ainult üks kord vooru jooksul; juba tehtud ristid jäävad alles ja neid võib muuta. Teie oma kaardil võib olla ka ainult üks sõna.',
        'Puuduta pilte, mis sul vihjega seostuvad: vähemalt 1, kõige rohkem 10. Sinu riste ei näe keegi. Siis vajuta „Valmis“; kui mõtled ümber, vajuta „Muudan veel“. Kui kõik on valmis, riste enam muuta ei saa.',
      ],
    },
    {
      id: 'announce',
      title: '2. Teata',
      body: [
        'Laternarada näitab, mitu pilti igaüks märkis, aga mitte millised. Kui kõige rohkem riste on täpselt ühel mängijal, on ta pimeduses ja tema latern pöördub tumedale poolele. Kui nii palju riste on kahel või enamal mängijal, ei ole pimeduses keegi.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Alustab esimene mängija ja edasi liigutakse kohalt kohale. Kui sina oled avastaja, puuduta pilti, mille märkisid ja millele selles voorus pole veel keegi osutanud, ning vajuta „Osuta sellele pildile“. Starlore näitab, kes veel selle märkis.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Järgmine voor',
      body: [
        'Vajuta „Järgmisse vooru“. Sõna on uus, esimene mängija on nüüd see, kes istub järgmisel kohal, laternatel on jälle hele pool üleval ja ristid on kadunud.',
        'Pärast 1. vooru paneb Starlore viis uut pilti I ritta, pärast 2. vooru II ritta ja pärast 3. vooru III ritta; ühes mängus läheb vaja 30 pilti.',
      ],
    },
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'Starlore’is',
      body: [
        'Aeg on piiratud ainult siis, kui mängujuht on enne mängu määranud käiguaja; kui aeg otsa saab, teeb bot sinu eest selle ühe käigu.',
        'Kui lahkud või ühendus katkeb, jääb koht sulle alles. Mõne aja pärast võib mängujuht (kui teda pole, siis üle poole kohalolijatest) ja hiljem juba igaüks lasta sinu eest mängida botil, kuni vajutad „Võta oma koht tagasi“. Boti koha võib võtta ka keegi uus. Pealtvaatajatele ja teleris on näha ainult see, mida tohivad näha kõik.',
      ],
    },
  ],
  examples: {
    ...shared.examples,
    dark_safe: {
      title: 'Pimeduses, aga langemata',
      caption: 'Oranž on pimeduses, kuid ei langenud: 6 sädet ja 1 super-säde annavad 6 × 2 + 3 = 15 punkti.',
    },
    dark_fallen: {
      title: 'Pimeduses ja langenud',
      caption: 'Oranž on pimeduses ja langes: 6 sädet ja 1 super-säde annavad ainult 6 × 1 + 2 = 8 punkti.',
    },
    tie: {
      title: 'Viik esikohal',
      caption: 'Oranž ja roosa märkisid kumbki 8 pilti, teised vähem: pimeduses ei ole keegi.',
    },
  },
} satisfies RulesTexts
