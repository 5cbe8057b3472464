// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/et/rules'

export default {
  title: 'Dixit',
  lead: 'Jutuvestja annab oma kaardi kohta vihje ja teised peidavad tema kaardi enda omade sekka. Kunst on selles, et sind mõistaks keegi, aga mitte kõik.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Ettevalmistus',
      body: [
        'Starlore segab kaardid ja jagab igaühele 6. Kõik jänesed alustavad punktilaua 0-kohalt.',
        'Esimeses voorus saab jutuvestjaks see, kes esimesena vihje annab, kui mängujuht pole just valinud loosimist.',
      ],
    },
    {
      id: 'clue',
      title: 'Vihje',
      body: [
        'Kui sina oled jutuvestja, puuduta üht oma kaarti ja vajuta „Vali see kaart“. Kirjuta selle kohta vihje (sõna, lause või mis iganes, kuni 200 tähemärki) või vajuta „Ütlen valjusti“, kui istute ühes toas või räägite videokõnes. Siis vajuta „Anna vihje“.',
      ],
    },
    {
      id: 'cards',
      title: 'Kaardid',
      body: [
        'Teised puudutavad igaüks kaarti, mis vihjega sobib, ja vajutavad „Pane see kaart lauale“; kaarti saab vahetada, kuni keegi veel valib. Siis segab Starlore kaardid koos jutuvestja omaga ja laob need pildiga ülespoole lauale.',
      ],
    },
    {
      id: 'votes',
      title: 'Hääletus',
      body: [
        'Kõik peale jutuvestja hääletavad salaja selle kaardi poolt, mida nad tema omaks peavad: vajuta selle all „Hääleta“. Enda kaardi poolt hääletada ei saa. Häält saad muuta, kuni viimane on antud; siis avaldatakse kõik hääled korraga.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Vooru lõpp',
      body: [
        'Starlore loeb punktid, liigutab jäneseid, korjab kaardid laualt ja jagab igaühele juurde, kuni tal on jälle 6. Kui tõmbepakist kõigile ei jätku, segatakse selle jääk enne mahapandud kaartidega.',
        'Vajuta „Järgmisse vooru“. Jutuvestja on nüüd see, kes istub järgmisel kohal.',
      ],
    },
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'Starlore’is',
      body: [
        'Enne mängu võib mängujuht valida muu punktisumma kui 30 ja määrata käiguaja; kui see otsa saab, teeb bot sinu eest selle ühe käigu. Muidu ei ole aeg piiratud.',
        'Kui lahkud või ühendus katkeb, jääb koht sulle alles. Mõne aja pärast võib mängujuht (kui teda pole, siis üle poole kohalolijatest) ja hiljem juba igaüks lasta sinu eest mängida botil, kuni vajutad „Võta oma koht tagasi“. Boti koha võib võtta ka keegi uus. Pealtvaatajatele ja teleris on näha ainult see, mida tohivad näha kõik.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
