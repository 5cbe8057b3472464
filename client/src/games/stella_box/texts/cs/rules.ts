// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/cs/rules'

export default {
  title: 'Stella s krabicí',
  lead: 'Patnáct opravdových karet a jedno slovo: označ v telefonu ty, které označí i ostatní. Telefony hlídají lucerny, hvězdičky a body.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    {
      id: 'phones',
      title: 'Destičky a slova',
      body: [
        'Telefon je tvá destička: jeho patnáct políček leží stejně jako karty před tebou. Označuj tajně a pak stiskni „Hotovo“. Slovo je z karty z vaší krabice, kterou někdo napíše nebo přečte nahlas, nebo z této stránky.',
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
      title: 'U stolu',
      body: [
        'Telefony řeknou, kdo je ve tmě, kdo ukazuje příště, co se z karty stalo, která řada se vymění a kdo dostane figurku. Když se stala chyba, může hostitel vrátit odkrývání nebo poslední kolo; křížky zůstanou.',
        'Televize nebo tablet uprostřed ukazuje lucerny a výsledky: nabídka, „Ukázat na televizi“. S opravdovými kartami boti nehrají.',
        'Vyfoťte patnáct karet a telefony je ukážou na jejich místech. Fotografie zůstane u vašeho stolu a smaže se s ním.',
        'Čas není omezený, pokud hostitel nenastaví čas na tah. Když vyprší, nikdo nehraje za tebe: zapsané křížky platí a fix putuje dál, na toho, kdo nemá žádný, se čeká a průzkumník ukáže, až bude chtít.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
