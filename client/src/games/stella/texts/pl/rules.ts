// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/pl/rules'

export default {
  title: 'Stella',
  lead: 'Jedno hasło, piętnaście obrazków: zaznacz te, które ci się z nim kojarzą, i licz na to, że inni wybrali te same. Ale uważaj – kto zaznaczy najwięcej, może skończyć w ciemności.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Przygotowanie',
      body: [
        'Starlore wykłada 15 obrazków w trzech rzędach po pięć (na telefonie trzymanym pionowo – w trzech kolumnach) oraz losuje cztery karty haseł i pierwszego gracza (oznacza go pionek). Wszystkie latarnie są obrócone na jasną stronę.',
        'Kart haseł jest 96, na każdej są dwa. Przed grą gospodarz może wybrać cztery karty na pierwszą grę, zawsze w tej samej kolejności, albo dołożyć najwyżej dziesięć waszych własnych; do gry tylko z nimi potrzeba co najmniej czterech.',
      ],
    },
    {
      id: 'associate',
      title: '1. Skojarz',
      body: [
        'W tej rundzie liczy się duże hasło na karcie; małe to drugie hasło. Dopóki zaznaczenia można zmieniać, każdy może nacisnąć „Wolę drugie hasło”. Gdy zrobią to wszyscy przy stole (bez botów), liczy się drugie; zmienić hasło można raz na rundę, a zaznaczenia zostają i można je poprawić. Wasza własna karta może mieć tylko jedno hasło.',
        'Dotknij obrazków, które kojarzą ci się z hasłem: co najmniej 1, najwyżej 10. Twoich zaznaczeń nikt nie widzi. Potem naciśnij „Gotowe”; przyciskiem „Jeszcze nie” możesz to cofnąć. Gdy gotowi są wszyscy, zaznaczeń nie można już zmieniać.',
      ],
    },
    {
      id: 'announce',
      title: '2. Ogłoś',
      body: [
        'Tor latarni pokazuje, ile obrazków kto zaznaczył, ale nie które. Kto jako jedyny ma najwięcej zaznaczeń, jest w ciemności, a jego latarnia obraca się na ciemną stronę. Jeśli na czele jest remis, w ciemności nie ma nikogo.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Zaczyna pierwszy gracz, potem kolej przechodzi z miejsca na miejsce. Jeśli jesteś zwiadowcą, dotknij zaznaczonego przez siebie obrazka, którego nikt jeszcze w tej rundzie nie wskazał, i naciśnij „Wskaż ten obrazek”. Starlore pokazuje, kto jeszcze go zaznaczył.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Następna runda',
      body: [
        'Naciśnij „Następna runda”. Hasło jest nowe, pierwszym graczem jest osoba na następnym miejscu, latarnie znów są obrócone na jasną stronę, a zaznaczenia znikają.',
        'Po rundzie 1 Starlore wymienia na nowe pięć obrazków w rzędzie I, po rundzie 2 w rzędzie II, po rundzie 3 w rzędzie III; w całej grze zobaczycie 30 obrazków.',
      ],
    },
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'W Starlore',
      body: [
        'Czas nie jest ograniczony, chyba że gospodarz ustawi przed grą czas na ruch; gdy minie, bot wykona za ciebie ten jeden ruch.',
        'Jeśli wyjdziesz albo stracisz połączenie, miejsce nadal jest twoje. Po chwili gospodarz (a gdy go nie ma, ponad połowa obecnych), później zaś każdy może wezwać bota, który gra za ciebie, dopóki nie naciśniesz „Wróć na swoje miejsce”. Miejsce bota może też zająć ktoś nowy. Widzowie, także przed telewizorem, widzą tylko to, co jest jawne dla wszystkich.',
      ],
    },
  ],
  examples: {
    ...shared.examples,
    dark_safe: {
      title: 'W ciemności, bez upadku',
      caption: 'Pomarańczowy jest w ciemności, ale nie upadł: 6 iskier i 1 superiskra dają 6 × 2 + 3 = 15 punktów.',
    },
    dark_fallen: {
      title: 'W ciemności, po upadku',
      caption: 'Pomarańczowy jest w ciemności i upadł: 6 iskier i 1 superiskra dają tylko 6 × 1 + 2 = 8 punktów.',
    },
    tie: {
      title: 'Remis na czele',
      caption: 'Pomarańczowy i Różowy zaznaczyli po 8 obrazków, pozostali mniej: w ciemności nie ma nikogo.',
    },
  },
} satisfies RulesTexts
