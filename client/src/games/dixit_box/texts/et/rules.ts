// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/et/rules'

export default {
  title: 'Dixit karbiga',
  lead: 'Kaardid on teil; telefonid asendavad hääletuskettaid, punktilauda ja arvutamist. Anna pildi kohta vihje, millest keegi aru saab, aga mitte kõik.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Ettevalmistus',
      body: [
        'Segage kaardid ja jagage igaühele 6; ülejäänutest saab tõmbepakk. Kõik jänesed alustavad punktilaua 0-kohalt.',
        'Igaüks vaatab oma kaardid läbi. Kellele esimesena vihje pähe tuleb, see on esimene jutuvestja.',
      ],
    },
    {
      id: 'clue',
      title: 'Vihje',
      body: [
        'Jutuvestja valib käest salaja ühe kaardi ja annab vihje. See võib olla sõna, lause, tsitaat, viisijupp või mis iganes pähe tuleb.',
      ],
    },
    {
      id: 'cards',
      title: 'Kaardid',
      body: [
        'Kõik teised valivad oma käest salaja kaardi, mis vihjega sobib. Valitud kaardid segatakse koos jutuvestja omaga ja laotakse pildiga ülespoole nummerdatud kohtadele.',
      ],
    },
    {
      id: 'phones',
      title: 'Numbrid ja hääled',
      body: [
        'Andke kaardid pilt allpool. Segage need ja laduge ritta pilt üleval: kõige vasakpoolsem on number 1. Igaüks ütleb salaja oma telefonile, mis number on tema kaart, ja hääletab siis numbriga. Mõlemat saab muuta, kuni viimane on vastanud.',
        'Kui mitu mängijat nimetavad sama numbri või mõni jääb üle, ütlevad telefonid seda. Kõik vaatavad uuesti; midagi ei loeta, enne kui kõik klapib.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Vooru lõpp',
      body: [
        'Laual olnud kaardid lähevad mahapandud kaartide hulka ja igaüks tõmbab juurde, kuni tal on jälle 6 kaarti. Kui tõmbepakist kõigile ei jätku, segage enne selle jääk mahapandud kaartidega uueks pakiks.',
        'Järgmine jutuvestja on eelmisest vasakul istuv mängija.',
      ],
    },
    shared.game_end,
    shared.three_players,
    {
      id: 'table',
      title: 'Laua ääres',
      body: [
        'Telefonid arvutavad, liigutavad jäneseid ja ütlevad, kes on järgmine jutuvestja. Kui juhtus viga, saab mängujuht viimase sammu tagasi võtta ja kõik näevad seda.',
        'Teler või tahvelarvuti keset lauda näitab punktilauda ja hääli: menüü, „Näita teleris“. Päris kaartidega botid ei mängi.',
        'Aeg on piiratud ainult siis, kui mängujuht on määranud käiguaja. Kui aeg otsa saab, ütlevad telefonid seda ja ootavad: keegi ei käi sinu eest ja punkte ei arvestata enne, kui kõik on oma kaardi märkinud ja hääletanud.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
