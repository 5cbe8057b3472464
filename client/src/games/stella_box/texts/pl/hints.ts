// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_stella_welcome: ['Stella z pudełkiem', 'Wyłóżcie karty; resztą zajmą się telefony.'],
  box_lay: [
    'Wyłóżcie karty',
    'Piętnaście odkrytych kart w trzech rzędach po pięć, tak by wszyscy widzieli je w tę samą stronę. Potem odkryjcie kartę haseł; ktoś wpisuje hasło albo czyta je na głos.',
  ],
  box_mark: [
    'Twoja tabliczka',
    'Pola leżą tak jak karty na stole. Dotknij tych, które kojarzą ci się z hasłem, od 1 do 10, i nie pozwól nikomu patrzeć. Potem naciśnij „Gotowe”.',
  ],
  box_dark: [
    'Latarnie',
    'Telefony pokazują, ile kart kto zaznaczył. Kto jako jedyny ma najwięcej, jest w ciemności: upadek drogo go kosztuje.',
  ],
  box_scout: [
    'Ty wskazujesz',
    'Wskaż na stole kartę zaznaczoną przez siebie, tak by wszyscy widzieli którą, i dotknij jej pola. Najpierw najpewniejszą.',
  ],
  box_others_scout: [
    'Wskazuje ktoś inny',
    'Spójrz na kartę, którą wskazuje zwiadowca. Telefony pokażą, kto jeszcze ją zaznaczył.',
  ],
  box_row: ['Nowy rząd', 'Odłóżcie podany rząd do pudełka i wyłóżcie tam pięć nowych kart. Pionek idzie dalej.'],
  box_last: ['Jeszcze jedno spojrzenie', 'Jeśli coś się nie zgadza, gospodarz może jeszcze cofnąć rundę.'],
} satisfies HintTexts
