// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/et/rules'

export default {
  title: 'Stella karbiga',
  lead: 'Viisteist päris kaarti ja üks sõna: märgi telefonis need, mille märgivad ka teised. Telefonid peavad arvet laternate, tähtede ja punktide üle.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    {
      id: 'phones',
      title: 'Tabelid ja sõnad',
      body: [
        'Telefon on sinu märketabel: selle viisteist lahtrit on samas järjekorras nagu kaardid sinu ees. Märgi salaja ja vajuta siis „Valmis“. Sõna tuleb teie karbi kaardilt, mille keegi kirjutab või ette loeb, või sellelt lehelt.',
      ],
    },
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'Laua ääres',
      body: [
        'Telefonid ütlevad, kes on pimeduses, kes osutab järgmisena, mis kaardist sai, milline rida vahetada ja kes saab nupu. Kui juhtus viga, saab mängujuht avaldamise või viimase vooru tagasi võtta; ristid jäävad alles.',
        'Teler või tahvelarvuti keset lauda näitab laternaid ja tulemusi: menüü, „Näita teleris“. Päris kaartidega botid ei mängi.',
        'Pildistage viitteist kaarti ja telefonid näitavad neid oma kohtadel. Foto jääb teie lauda ja kustutatakse koos lauaga.',
        'Aeg on piiratud ainult siis, kui mängujuht on määranud käiguaja. Kui aeg otsa saab, ei käi keegi sinu eest: pandud ristid jäävad ja vildikas antakse edasi, ristideta mängijat oodatakse ning avastaja osutab omas tempos.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
