// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/pl/rules'

export default {
  title: 'Dixit',
  lead: 'Narrator rzuca skojarzenie do jednej ze swoich kart, a reszta ukrywa ją wśród własnych. Sztuka w tym, żeby zrozumieli cię niektórzy, ale nie wszyscy.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'votes',
      title: 'Głosowanie',
      body: [
        'Wszyscy oprócz narratora głosują w tajemnicy na kartę, która ich zdaniem należy do niego. Na własną kartę głosować nie wolno. Gdy padnie ostatni głos, odkrywacie wszystkie naraz.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'W Starlore',
      body: [
        'Wpisz skojarzenie (do 200 znaków) albo wybierz „Mówię na głos”, jeśli siedzicie w jednym pokoju lub rozmawiacie przez internet. W pierwszej rundzie narratorem zostaje ten, kto pierwszy wyśle skojarzenie, chyba że gospodarz stołu wybrał losowanie. Gospodarz może też wybrać inną liczbę punktów niż 30.',
        'Kartę i głos możesz zmieniać, dopóki wszyscy nie wybiorą. Czas nie jest ograniczony, chyba że gospodarz ustawi limit; gdy czas minie, bot wykona za ciebie ten jeden ruch.',
        'Jeśli wyjdziesz albo stracisz połączenie, miejsce nadal jest twoje. Po pewnym czasie gospodarz (a gdy i jego nie ma, pozostali w głosowaniu) może pozwolić, żeby grał za ciebie bot, dopóki nie wrócisz na swoje miejsce. Miejsce bota może też zająć ktoś nowy. Widzowie, także przed telewizorem, widzą tylko to, co jest jawne dla wszystkich.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
