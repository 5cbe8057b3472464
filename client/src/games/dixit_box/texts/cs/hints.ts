// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_dixit_welcome: ['Dixit s krabicí', 'Karty máte vy; o zbytek se postarají telefony.'],
  box_race: [
    'Rozdejte karty',
    'Zamíchejte a rozdejte každému šest (ve třech sedm). Kdo má první nápad, řekne nápovědu nahlas a stiskne „Už zaznělo“.',
  ],
  box_tell: [
    'Vyprávíš ty',
    'Vyber kartu, polož ji lícem dolů a řekni nápovědu nahlas. Pak stiskni „Už zaznělo“. Můžeš ji i napsat pro ty, kdo neslyšeli.',
  ],
  box_hear: ['Vypráví někdo jiný', 'Poslouchej a najdi mezi svými kartami, co se hodí. Odevzdej to lícem dolů.'],
  box_claim: [
    'Čísla',
    'Odevzdej kartu lícem dolů. Někdo všechny zamíchá a vyloží do řady: 1 je vlevo. Pak řekni telefonu, které číslo je tvoje. Nikdo jiný ho neuvidí.',
  ],
  box_claim_two: [
    'Každý dvě karty',
    'Ve třech odevzdají všichni kromě vypravěče dvě karty: v řadě jich leží pět. Řekni telefonu obě čísla.',
  ],
  box_clash: [
    'Čísla nesedí',
    'Spočítej řadu znovu zleva a podívej se na svou kartu. Své číslo vidíš jen ty; oprav ho, pokud bylo špatně.',
  ],
  box_scored: ['Ukliďte stůl', 'Dejte řadu na odhazovací balíček a doberte si do plné ruky. Telefony už spočítaly.'],
  box_end: ['Ještě jeden pohled', 'Jestli bylo některé číslo nebo hlas špatně, může hostitel kolo ještě vrátit.'],
} satisfies HintTexts
