// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/et/rules'

export default {
  title: 'Stella karbiga',
  lead: 'Viisteist päris kaarti ja üks sõna: märgi telefonis need, mille märgivad ka teised. Telefonid peavad arvet laternate, tähtede ja punktide üle.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Ettevalmistus',
      body: [
        'Segage pildikaardid ja laduge neist 15 pildiga ülespoole kolme ritta, igasse viis. Ülejäänutest saab tõmbepakk; ühes mängus läheb vaja 30 kaarti.',
        'Tõmmake 96 sõnakaardi hulgast neli ja pange need tagurpidi pakina lauale. Igal kaardil on kaks sõna. Esimeses mängus võtke neli avastamise sõnakaarti järjekorras 1–4. Kümnele tühjale sõnakaardile võite kirjutada oma sõnu.',
        'Igaühel on latern, hele pool üleval, ja salajane märketabel, mille lahtrid vastavad laual olevatele piltidele. Loosige esimene mängija; tema saab esimese mängija nupu.',
      ],
    },
    {
      id: 'associate',
      title: '1. Seosta',
      body: [
        'Pöörake pealmine sõnakaart ümber: ülemine sõna on vihje. Kui te sellest aru ei saa või see teile ei meeldi, võite kõik koos otsustada, et mängite kaardi teise sõnaga.',
        'Igaüks märgib salaja ristiga pildid, mis tal vihjega seostuvad: vähemalt 1, kõige rohkem 10. Kiiret ei ole. Kui oled valmis, anna vildikas vasakule edasi; kui kõik on seda teinud, riste enam muuta ei saa.',
      ],
    },
    {
      id: 'phones',
      title: 'Tabelid ja sõnad',
      body: [
        'Telefon on sinu märketabel: selle viisteist lahtrit on samas järjekorras nagu kaardid sinu ees. Märgi salaja ja vajuta siis „Valmis“. Sõna tuleb teie karbi kaardilt, mille keegi kirjutab või ette loeb, või sellelt lehelt.',
      ],
    },
    {
      id: 'announce',
      title: '2. Teata',
      body: [
        'Igaüks ütleb, mitu pilti ta märkis, aga mitte millised, ja paneb laterna selle numbri juurde. Kui kõige rohkem riste on täpselt ühel mängijal, on ta pimeduses ja pöörab laterna tumedale poolele. Kui nii palju riste on kahel või enamal mängijal, ei ole pimeduses keegi.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Alustab esimene mängija ja edasi liigutakse päripäeva. Avastaja osutab pildile, mille ta märkis ja millele selles voorus pole veel keegi osutanud. Kõik, kes sama pildi märkisid, annavad sellest teada.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Järgmine voor',
      body: [
        'Sõnakaart läheb karpi tagasi ja esimese mängija nupp päripäeva järgmisele. Üks rida asendatakse viie uue pildiga, alt üles: 1. vooru järel alumine, 2. järel keskmine, 3. järel ülemine. Pöörake laternad heledale poolele ja pühkige märketabelid puhtaks.',
      ],
    },
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'Laua ääres',
      body: [
        'Telefonid ütlevad, kes on pimeduses, kes osutab järgmisena, mis kaardist sai, milline rida vahetada ja kes saab nupu. Kui juhtus viga, saab mängujuht osutamised ükshaaval tagasi võtta; kui kõik on tagasi võetud, saab riste jälle muuta.',
        'Teler või tahvelarvuti keset lauda näitab laternaid ja tulemusi: menüü, „Näita teleris“. Päris kaartidega botid ei mängi.',
        'Pildistage viitteist kaarti ja telefonid näitavad neid oma kohtadel. Foto jääb teie lauda ja kustutatakse koos lauaga.',
        'Aeg on piiratud ainult siis, kui mängujuht on määranud käiguaja. Kui aeg otsa saab, ei käi keegi sinu eest: pandud ristid jäävad ja vildikas antakse edasi, ristideta mängijat oodatakse ning avastaja osutab omas tempos.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
