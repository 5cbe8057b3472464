// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/pl/rules'

export default {
  title: 'Dixit z pudełkiem',
  lead: 'Karty macie wy, a telefony zastępują tarcze do głosowania, tor punktacji i liczenie. Podaj takie skojarzenie, by ktoś odgadł obrazek, ale nie wszyscy.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Przygotowanie',
      body: [
        'Potasujcie karty i rozdajcie każdemu po 6; z reszty zróbcie stos dobierania. Wszystkie króliczki startują z pola 0 na torze punktacji.',
        'Każdy ogląda karty na ręce. Kto pierwszy wpadnie na skojarzenie, zostaje pierwszym narratorem.',
      ],
    },
    {
      id: 'clue',
      title: 'Skojarzenie',
      body: [
        'Narrator w tajemnicy wybiera kartę z ręki i podaje skojarzenie: słowo, zdanie, cytat, melodię – co tylko przyjdzie mu do głowy.',
      ],
    },
    {
      id: 'cards',
      title: 'Karty',
      body: [
        'Każdy z pozostałych graczy w tajemnicy wybiera z ręki kartę, która pasuje do skojarzenia. Wszystkie wybrane karty, razem z kartą narratora, tasuje się i wykłada odkryte na ponumerowanych miejscach.',
      ],
    },
    {
      id: 'phones',
      title: 'Numery i głosy',
      body: [
        'Oddajcie karty zakryte. Potasujcie je i ułóżcie odkryte w rzędzie: pierwsza od lewej ma numer 1. Każdy potajemnie podaje swojemu telefonowi numer własnej karty, a potem głosuje na numer. Jedno i drugie można zmienić, dopóki nie odpowiedzą wszyscy.',
        'Jeśli kilka osób poda ten sam numer albo któryś zostanie bez właściciela, telefony to powiedzą. Wszyscy patrzą jeszcze raz; nic się nie liczy, dopóki numery się nie zgodzą.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Koniec rundy',
      body: [
        'Karty ze stołu trafiają na stos kart odrzuconych, a każdy uzupełnia rękę do 6 kart. Jeśli w stosie dobierania nie wystarczy kart dla wszystkich, najpierw potasujcie to, co w nim zostało, z kartami odrzuconymi i zróbcie nowy stos.',
        'Nowym narratorem zostaje sąsiad dotychczasowego z lewej strony.',
      ],
    },
    shared.game_end,
    shared.three_players,
    {
      id: 'table',
      title: 'Przy stole',
      body: [
        'Telefony liczą, przesuwają króliczki i mówią, kto opowiada jako następny. Jeśli ktoś się pomylił, gospodarz może cofnąć ostatni krok i wszyscy to widzą.',
        'Telewizor lub tablet pośrodku pokazuje tor i głosy: menu, „Pokaż na telewizorze”. Boty nie grają prawdziwymi kartami.',
        'Czas nie jest ograniczony, chyba że gospodarz ustawi limit. Gdy czas minie, telefony to powiedzą i zaczekają: nikt nie gra za ciebie i nic nie zostanie policzone, dopóki wszyscy nie podadzą swoich kart i nie zagłosują.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
