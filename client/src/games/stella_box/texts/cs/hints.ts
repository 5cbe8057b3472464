// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_stella_welcome: ['Stella s krabicí', 'Vyložte karty; o zbytek se postarají telefony.'],
  box_lay: [
    'Vyložte karty',
    'Patnáct karet lícem nahoru ve třech řadách po pěti, aby je všichni viděli stejně otočené. Pak otočte slovní kartu; někdo slovo napíše nebo přečte nahlas.',
  ],
  box_mark: [
    'Tvá destička',
    'Políčka leží stejně jako karty na stole. Ťukni na ta, která se hodí ke slovu, 1 až 10, a nikoho se nenech dívat. Pak stiskni „Hotovo“.',
  ],
  box_dark: [
    'Lucerny',
    'Telefony ukážou, kolik karet kdo označil. Kdo jako jediný má nejvíc, je ve tmě: pád ho přijde draho.',
  ],
  box_scout: [
    'Ukazuješ ty',
    'Ukaž na opravdovou kartu se svým křížkem, aby všichni viděli kterou, a ťukni na její políčko. Začni tou nejjistější.',
  ],
  box_others_scout: [
    'Ukazuje někdo jiný',
    'Podívej se na kartu, na kterou ukazuje průzkumník. Telefony ukážou, kdo další ji označil.',
  ],
  box_row: ['Nová řada', 'Jmenovanou řadu vraťte do krabice a vyložte tam pět nových karet. Figurka jde dál.'],
  box_last: ['Ještě jeden pohled', 'Jestli něco nesedí, může hostitel kolo ještě vrátit.'],
} satisfies HintTexts
