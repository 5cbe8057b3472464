// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/et/rules'

export default {
  title: 'Dixit karbiga',
  lead: 'Kaardid on teil; telefonid asendavad hääletuskettaid, punktilauda ja arvutamist. Anna pildi kohta vihje, millest keegi aru saab, aga mitte kõik.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'phones',
      title: 'Numbrid ja hääled',
      body: [
        'Andke kaardid pilt allpool. Segage need ja laduge ritta pilt üleval: kõige vasakpoolsem on number 1. Igaüks ütleb salaja oma telefonile, mis number on tema kaart, ja hääletab siis numbriga. Mõlemat saab muuta, kuni viimane on vastanud.',
        'Kui mitu mängijat nimetavad sama numbri või mõni jääb üle, ütlevad telefonid seda. Kõik vaatavad uuesti; midagi ei loeta, enne kui kõik klapib.',
      ],
    },
    shared.points,
    shared.round_end,
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
