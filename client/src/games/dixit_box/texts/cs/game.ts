// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/cs/game'

export default {
  ...shared,
  youTellText: 'Vyber kartu z ruky a řekni nápovědu. Psát ji nemusíš.',
  raceText: 'Kdo má první nápad, řekne ho nahlas, stiskne tlačítko a je vypravěčem.',
  clueLabel: 'Nápověda pro ty, kdo neslyšeli',
  told: 'Už zaznělo',
  theyTellText: 'Poslouchej a prohlédni si zatím své karty.',
  timeUp: {
    voting: 'Nic se nepočítá, dokud všichni neoznačí svou kartu a nehlasují.',
    other: 'Ostatní čekají.',
  },
  layOut: 'Všichni odevzdají karty lícem dolů. Zamíchejte je, vyložte do řady lícem nahoru a počítejte zleva.',
  claimPrompt: 'Které číslo má tvá karta?',
  claimPromptTwo: 'Která dvě čísla mají tvé karty?',
  claimPromptRoom: 'Která čísla mají vaše karty?',
  claimFor: (slot: number) => `Číslo ${slot} je moje`,
  change: 'Změnit mé číslo',
  tellerClaimed: 'Číslo máš zapsané. Teď hlasují ostatní.',
  claimedOnly: 'Číslo máš zapsané.',
  hasClaimed: 'číslo zadáno',
  clash: 'Čísla nesedí',
  twice: (numbers: string) => `Hlásí se víc hráčů: ${numbers}.`,
  free: (numbers: string) => `Zbylo: ${numbers}.`,
  clashText: 'Každý se podívá znovu a opraví své číslo, pokud bylo špatně.',
  row: 'Řada karet',
  clearAway: 'Karty z řady dejte na odhazovací balíček. Všichni si doberou do plné ruky.',
  next: (name: string) => `Další vypravěč: ${name}`,
} satisfies GameTexts
