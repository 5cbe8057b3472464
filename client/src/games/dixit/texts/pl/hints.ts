// Hints while playing.
import type { HintTexts } from '..'

export default {
  dixit_welcome: [
    'Witaj w pierwszej grze',
    ({ target }: { target: number }) =>
      `Grają z tobą trzy boty, do ${target} punktów. Nie ma pośpiechu: każdą zasadę wyjaśnimy, gdy zadziała po raz pierwszy.`,
  ],
  tell: [
    'Opowiadasz ty',
    'Wybierz kartę i podaj do niej skojarzenie: słowo, wers, piosenkę. Niektórzy powinni ją odgadnąć, ale nie wszyscy: jeśli odgadną wszyscy albo nikt, nie dostajesz nic.',
  ],
  hear: [
    'Opowiada ktoś inny',
    'Narrator w tajemnicy wybiera kartę i podaje skojarzenie. Przejrzyj tymczasem swoje karty.',
  ],
  play: [
    'Zmyl pozostałych',
    'Która z twoich kart pasuje do skojarzenia? Zostanie potasowana z innymi, a każdy głos na nią to punkt dla ciebie. Możesz ją zmienić, dopóki wszyscy nie wybiorą.',
  ],
  play_two: [
    'Po dwie karty',
    'Gdy gracie we troje, każdy oprócz narratora wykłada po dwie karty, więc na stole leży pięć.',
  ],
  told: [
    'Teraz wybierają inni',
    'Każdy szuka wśród swoich kart tego, co pasuje do twojego skojarzenia. Potem wybrane karty tasuje się razem z twoją.',
  ],
  aloud: ['Na głos', 'To skojarzenie nie jest zapisane: padło na głos. Posłuchaj narratora.'],
  vote: [
    'Głosowanie',
    'Która karta należy do narratora? Głosy są tajne, a swój możesz zmienić, dopóki wszyscy nie zagłosują. Na własną kartę głosować nie można.',
  ],
  told_vote: [
    'Ty nie głosujesz',
    'Narrator tylko patrzy. Zaraz się okaże, czy skojarzenie nie było zbyt oczywiste albo zbyt osobiste.',
  ],
  scored_all: [
    'Odgadli wszyscy',
    'Narrator nie dostaje wtedy nic, a wszyscy pozostali po 2 punkty. Skojarzenie było zbyt oczywiste.',
  ],
  scored_none: [
    'Nie odgadł nikt',
    'Narrator nie dostaje wtedy nic, a wszyscy pozostali po 2 punkty. Skojarzenie było zbyt osobiste.',
  ],
  scored_some: ['Odgadli niektórzy', 'Na to liczy narrator: po 3 punkty dla niego i dla każdego, kto odgadł kartę.'],
  bonus: [
    'Punkty za głosy',
    'Każdy oprócz narratora dostaje jeszcze 1 punkt za każdy głos na swoją kartę, niezależnie od tego, kto odgadł.',
  ],
  next_round: [
    'Następna runda',
    'Karty ze stołu zostają odrzucone. Każdy dobiera do pełnej ręki, a opowiada następna osoba.',
  ],
  refilled: ['Nowy stos', 'W stosie zabrakło kart dla wszystkich, więc resztę potasowano z kartami odrzuconymi.'],
  near: [
    'Koniec jest blisko',
    ({ target }: { target: number }) =>
      `Gdy na koniec rundy ktoś ma ${target} punktów lub więcej, gra się kończy. Punkty powyżej tego progu też się liczą.`,
  ],
  dixit_end: ['Koniec', 'Wygrywa ten, kto ma najwięcej punktów. W razie remisu zwycięstwo jest wspólne.'],
} satisfies HintTexts
