// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/et/rules'

export default {
  title: 'Dixit',
  lead: 'Jutuvestja annab oma kaardi kohta vihje ja teised peidavad tema kaardi enda omade sekka. Kunst on selles, et sind mõistaks keegi, aga mitte kõik.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'votes',
      title: 'Hääletus',
      body: [
        'Kõik peale jutuvestja hääletavad salaja selle kaardi poolt, mida nad tema omaks peavad. Enda kaardi poolt hääletada ei tohi. Kui viimane hääl on antud, avaldatakse kõik hääled korraga.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'Starlore’is',
      body: [
        'Kirjuta vihje (kuni 200 tähemärki) või vali „Ütlen valjusti“, kui istute ühes toas või suhtlete samal ajal videokõnes. Esimeses voorus saab jutuvestjaks see, kes esimesena vihje saadab, kui mängujuht pole just valinud loosimist. Mängujuht võib valida ka muu punktisumma kui 30.',
        'Kaarti ja häält saad muuta, kuni keegi veel valib. Aeg on piiratud ainult siis, kui mängujuht on määranud käiguaja; kui aeg otsa saab, teeb bot sinu eest selle ühe käigu.',
        'Kui lahkud või ühendus katkeb, jääb koht sulle alles. Mõne aja pärast võib mängujuht (või kui teda pole, siis teised hääletades) lasta sinu eest mängida botil, kuni sa tagasi tuled. Boti koha võib võtta ka keegi uus. Pealtvaatajatele ja teleris on näha ainult see, mida tohivad näha kõik.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
