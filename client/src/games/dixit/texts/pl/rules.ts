// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/pl/rules'

export default {
  title: 'Dixit',
  lead: 'Narrator rzuca skojarzenie do jednej ze swoich kart, a reszta ukrywa ją wśród własnych. Sztuka w tym, żeby zrozumieli cię niektórzy, ale nie wszyscy.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Przygotowanie',
      body: [
        'Starlore tasuje karty i rozdaje każdemu po 6. Wszystkie króliczki startują z pola 0 na torze punktacji.',
        'W pierwszej rundzie narratorem zostaje ten, kto pierwszy poda skojarzenie, chyba że gospodarz wybrał losowanie.',
      ],
    },
    {
      id: 'clue',
      title: 'Skojarzenie',
      body: [
        'Jeśli jesteś narratorem, dotknij swojej karty i naciśnij „Wybierz tę kartę”. Wpisz do niej skojarzenie (słowo, zdanie, co tylko chcesz, do 200 znaków) albo naciśnij „Mówię na głos”, jeśli siedzicie w jednym pokoju lub rozmawiacie przez internet. Potem naciśnij „Podaj”.',
      ],
    },
    {
      id: 'cards',
      title: 'Karty',
      body: [
        'Każdy z pozostałych graczy dotyka karty, która pasuje do skojarzenia, i naciska „Zagraj tę kartę”; może ją zmieniać, dopóki nie wybiorą wszyscy. Wtedy Starlore tasuje karty, razem z kartą narratora, i wykłada je odkryte.',
      ],
    },
    {
      id: 'votes',
      title: 'Głosowanie',
      body: [
        'Wszyscy oprócz narratora głosują w tajemnicy na kartę, która ich zdaniem należy do niego: naciśnij pod nią „Głosuj”. Na własną głosować nie wolno. Głos możesz zmieniać, dopóki nie padnie ostatni; wtedy Starlore pokazuje wszystkie naraz.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Koniec rundy',
      body: [
        'Starlore liczy punkty, przesuwa króliczki, odrzuca karty ze stołu i uzupełnia każdemu rękę do 6 kart. Jeśli w stosie dobierania nie wystarczy kart dla wszystkich, najpierw tasuje jego resztę z odrzuconymi.',
        'Naciśnij „Następna runda”. Narratorem zostaje osoba na następnym miejscu.',
      ],
    },
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'W Starlore',
      body: [
        'Przed grą gospodarz może wybrać inną liczbę punktów niż 30 i czas na ruch; gdy minie, bot wykona za ciebie ten jeden ruch. W przeciwnym razie czas nie jest ograniczony.',
        'Jeśli wyjdziesz albo stracisz połączenie, miejsce nadal jest twoje. Po chwili gospodarz (a gdy go nie ma, ponad połowa obecnych), później zaś każdy może wezwać bota, który gra za ciebie, dopóki nie naciśniesz „Wróć na swoje miejsce”. Miejsce bota może też zająć ktoś nowy. Widzowie, także przed telewizorem, widzą tylko to, co jest jawne dla wszystkich.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
