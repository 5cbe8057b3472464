// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/pl/rules'

export default {
  title: 'Stella z pudełkiem',
  lead: 'Piętnaście prawdziwych kart i jedno hasło: zaznacz na telefonie te, które zaznaczą też inni. Telefony pilnują latarni, gwiazdek i punktów.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    {
      id: 'phones',
      title: 'Tabliczki i hasła',
      body: [
        'Telefon jest twoją tabliczką: piętnaście pól leży tak jak karty przed tobą. Zaznaczaj potajemnie, a potem naciśnij „Gotowe”. Hasło pochodzi z karty z waszego pudełka, którą ktoś wpisuje albo czyta na głos, albo z tej strony.',
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
      title: 'Przy stole',
      body: [
        'Telefony mówią, kto jest w ciemności, kto wskazuje następny, czym okazała się karta, który rząd wymienić i kto dostaje pionek. Jeśli ktoś się pomylił, gospodarz może cofnąć odkrywanie albo ostatnią rundę; krzyżyki zostają.',
        'Telewizor lub tablet pośrodku pokazuje latarnie i wyniki: menu, „Pokaż na telewizorze”. Boty nie grają prawdziwymi kartami.',
        'Sfotografujcie piętnaście kart, a telefony pokażą je na ich miejscach. Zdjęcie zostaje przy waszym stole i znika razem z nim.',
        'Czas nie jest ograniczony, chyba że gospodarz ustawi limit. Gdy czas minie, nikt nie gra za ciebie: postawione krzyżyki zostają, a mazak wędruje dalej, na tych bez krzyżyków się czeka, a zwiadowca wskazuje, kiedy zechce.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
