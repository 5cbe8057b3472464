// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_dixit_welcome: ['Dixit z pudełkiem', 'Karty macie wy; resztą zajmą się telefony.'],
  box_race: [
    'Rozdajcie karty',
    'Potasujcie i rozdajcie po sześć (po siedem, gdy gracie w trójkę). Kto pierwszy ma pomysł, mówi skojarzenie na głos i naciska „Już powiedziane”.',
  ],
  box_tell: [
    'Twoja opowieść',
    'Wybierz kartę, połóż ją zakrytą i podaj skojarzenie na głos. Potem naciśnij „Już powiedziane”. Możesz je też wpisać dla tych, którzy nie dosłyszeli.',
  ],
  box_hear: ['Opowiada ktoś inny', 'Słuchaj i wybierz spośród swoich kart to, co pasuje. Oddaj obrazkiem do dołu.'],
  box_claim: [
    'Numery',
    'Oddaj kartę zakrytą. Ktoś tasuje wszystkie i układa je w rzędzie: 1 leży po lewej. Potem podaj telefonowi numer swojej karty. Nikt inny go nie zobaczy.',
  ],
  box_claim_two: [
    'Po dwie karty',
    'Gdy gracie w trójkę, wszyscy oprócz narratora oddają po dwie karty: w rzędzie leży pięć. Podaj telefonowi oba numery.',
  ],
  box_clash: [
    'Numery się nie zgadzają',
    'Policz rząd jeszcze raz od lewej i spójrz na swoją kartę. Twój numer widzisz tylko ty; popraw go, jeśli był zły.',
  ],
  box_scored: [
    'Sprzątnijcie stół',
    'Odłóżcie rząd na stos kart odrzuconych i dobierzcie do pełnej ręki. Telefony już policzyły.',
  ],
  box_end: ['Jeszcze jedno spojrzenie', 'Jeśli jakiś numer albo głos był zły, gospodarz może jeszcze cofnąć rundę.'],
} satisfies HintTexts
