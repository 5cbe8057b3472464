// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/pl/rules'

export default {
  title: 'Stella',
  lead: 'Jedno hasło, piętnaście obrazków: zaznacz te, które ci się z nim kojarzą, i licz na to, że inni wybrali te same. Ale uważaj – kto zaznaczy najwięcej, może skończyć w ciemności.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'W Starlore',
      body: [
        'Dopóki krzyżyki można zmieniać, każdy może poprosić o drugie hasło. Wchodzi do gry, gdy zgodzą się wszyscy przy stole (bez botów), ale tylko raz na rundę; postawione krzyżyki zostają i można je zmienić.',
        'Zamiast podawać mazak, naciśnij „Gotowe”; możesz to cofnąć, dopóki nie są gotowi wszyscy. Czas nie jest ograniczony, chyba że gospodarz ustawi limit; gdy czas minie, bot wykona za ciebie ten jeden ruch.',
        'Jeśli wyjdziesz albo stracisz połączenie, miejsce nadal jest twoje. Po pewnym czasie gospodarz (a gdy i jego nie ma, pozostali w głosowaniu) może pozwolić, żeby grał za ciebie bot, dopóki nie wrócisz na swoje miejsce. Miejsce bota może też zająć ktoś nowy. Widzowie, także przed telewizorem, widzą tylko to, co jest jawne dla wszystkich.',
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
