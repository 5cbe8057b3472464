// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/cs/rules'

export default {
  title: 'Dixit s krabicí',
  lead: 'Karty máte vy, telefony nahrazují hlasovací kotouče, počítadlo a sčítání. Dej takovou nápovědu, aby obrázek někdo našel, ale ne všichni.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'phones',
      title: 'Čísla a hlasy',
      body: [
        'Odevzdejte karty lícem dolů. Zamíchejte je a vyložte do řady lícem nahoru: první zleva má číslo 1. Každý tajně řekne svému telefonu, které číslo má jeho karta, a pak hlasuje číslem. Obojí jde změnit, dokud neodpoví poslední.',
        'Když se k jednomu číslu přihlásí víc hráčů nebo některé zbude, telefony to řeknou. Všichni se podívají znovu; nic se nepočítá, dokud čísla nesedí.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    {
      id: 'table',
      title: 'U stolu',
      body: [
        'Telefony počítají, posouvají králíčky a řeknou, kdo vypráví příště. Když se stala chyba, může hostitel vrátit poslední krok a všichni to uvidí.',
        'Televize nebo tablet uprostřed ukazuje počítadlo a hlasy: nabídka, „Ukázat na televizi“. S opravdovými kartami boti nehrají.',
        'Čas není omezený, pokud hostitel nenastaví čas na tah. Když vyprší, telefony to řeknou a počkají: nikdo nehraje za tebe a nic se nepočítá, dokud všichni neoznačí svou kartu a nehlasují.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
