// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/et/rules'

export default {
  title: 'Stella',
  lead: 'Üks sõna, viisteist pilti: märgi ära need, mis sul selle sõnaga seostuvad, ja looda, et teised valisid samad. Aga ettevaatust – kes märgib kõige rohkem, võib sattuda pimedusse.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'Starlore’is',
      body: [
        'Kuni riste saab veel muuta, võib igaüks paluda teist sõna. See tuleb mängu, kui kõik inimesed lauas on nõus, kuid ainult üks kord vooru jooksul; juba tehtud ristid jäävad alles ja neid võib muuta.',
        'Vildika edasiandmise asemel vajuta „Valmis“; kuni keegi veel valib, võid ümber mõelda. Aeg on piiratud ainult siis, kui mängujuht on määranud käiguaja; kui aeg otsa saab, teeb bot sinu eest selle ühe käigu.',
        'Kui lahkud või ühendus katkeb, jääb koht sulle alles. Mõne aja pärast võib mängujuht (või kui teda pole, siis teised hääletades) lasta sinu eest mängida botil, kuni sa tagasi tuled. Boti koha võib võtta ka keegi uus. Pealtvaatajatele ja teleris on näha ainult see, mida tohivad näha kõik.',
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
