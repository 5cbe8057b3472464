// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/pl/rules'

export default {
  title: 'Stella z pudełkiem',
  lead: 'Piętnaście prawdziwych kart i jedno hasło: zaznacz na telefonie te, które zaznaczą też inni. Telefony pilnują latarni, gwiazdek i punktów.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Przygotowanie',
      body: [
        'Potasujcie karty z obrazkami i wyłóżcie 15 odkrytych, w trzech rzędach po pięć. Z reszty zróbcie stos dobierania; w całej grze zobaczycie 30 kart.',
        'Spośród 96 kart haseł (na każdej są dwa) wylosujcie cztery i ułóżcie je w zakryty stos. Za pierwszym razem weźcie cztery karty „Odkrywanie świata”, po kolei od 1 do 4. Na dziesięciu pustych kartach możecie zapisać własne hasła.',
        'Każdy ma latarnię, jasną stroną do góry, i tajną tabliczkę z takim samym układem pól jak obrazki na stole. Wylosujcie pierwszego gracza; dostaje on pionek.',
      ],
    },
    {
      id: 'associate',
      title: '1. Skojarz',
      body: [
        'Odkryjcie wierzchnią kartę haseł: w tej rundzie liczy się górne hasło. Jeśli go nie rozumiecie albo wam nie odpowiada, możecie wszyscy razem zdecydować, że wolicie drugie hasło z tej karty.',
        'Każdy w tajemnicy zaznacza obrazki, które kojarzą mu się z hasłem: co najmniej 1, najwyżej 10. Nie ma pośpiechu. Kto skończy, podaje mazak sąsiadowi z lewej; gdy zrobią to wszyscy, zaznaczeń nie można już zmieniać.',
      ],
    },
    {
      id: 'phones',
      title: 'Tabliczki i hasła',
      body: [
        'Telefon jest twoją tabliczką: piętnaście pól leży tak jak karty przed tobą. Zaznaczaj potajemnie, a potem naciśnij „Gotowe”. Hasło pochodzi z karty z waszego pudełka, którą ktoś wpisuje albo czyta na głos, albo z tej strony.',
      ],
    },
    {
      id: 'announce',
      title: '2. Ogłoś',
      body: [
        'Każdy mówi, ile obrazków zaznaczył, ale nie które, i stawia latarnię na tej liczbie. Kto jako jedyny ma najwięcej zaznaczeń, jest w ciemności i obraca latarnię na ciemną stronę. Jeśli na czele jest remis, w ciemności nie ma nikogo.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Zaczyna pierwszy gracz, potem kolej przechodzi zgodnie z ruchem wskazówek zegara. Zwiadowca wskazuje zaznaczony przez siebie obrazek, którego nikt jeszcze w tej rundzie nie wskazał. Zgłaszają się wszyscy, którzy też go zaznaczyli.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Następna runda',
      body: [
        'Karta haseł wraca do pudełka, a pionek wędruje do następnego gracza zgodnie z ruchem wskazówek zegara. Jeden rząd wymieńcie na pięć nowych obrazków, kolejno od dołu: po rundzie 1 dolny, po 2 środkowy, po 3 górny. Obróćcie latarnie na jasną stronę i wytrzyjcie tabliczki.',
      ],
    },
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'Przy stole',
      body: [
        'Telefony mówią, kto jest w ciemności, kto wskazuje następny, czym okazała się karta, który rząd wymienić i kto dostaje pionek. Jeśli ktoś się pomylił, gospodarz może cofać wskazania karta po karcie; gdy cofnie wszystkie, zaznaczenia znów można zmieniać.',
        'Telewizor lub tablet pośrodku pokazuje latarnie i wyniki: menu, „Pokaż na telewizorze”. Boty nie grają prawdziwymi kartami.',
        'Sfotografujcie piętnaście kart, a telefony pokażą je na ich miejscach. Zdjęcie zostaje przy waszym stole i znika razem z nim.',
        'Czas nie jest ograniczony, chyba że gospodarz ustawi limit. Gdy czas minie, nikt nie gra za ciebie: zaznaczenia zostają, a mazak wędruje dalej, na tych bez zaznaczeń się czeka, a zwiadowca wskazuje, kiedy zechce.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
