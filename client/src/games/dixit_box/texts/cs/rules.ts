// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/cs/rules'

export default {
  title: 'Dixit s krabicí',
  lead: 'Karty máte vy, telefony nahrazují hlasovací kotouče, počítadlo a sčítání. Dej takovou nápovědu, aby obrázek někdo našel, ale ne všichni.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Příprava',
      body: [
        'Zamíchejte karty a každému jich rozdejte 6; ze zbytku bude dobírací balíček. Všichni králíčci začínají na počítadle bodů na nule.',
        'Každý si prohlédne karty v ruce. Kdo první přijde s nápovědou, je prvním vypravěčem.',
      ],
    },
    {
      id: 'clue',
      title: 'Nápověda',
      body: ['Vypravěč si tajně vybere kartu z ruky a dá nápovědu: slovo, větu, citát, melodii – cokoli ho napadne.'],
    },
    {
      id: 'cards',
      title: 'Karty',
      body: [
        'Každý z ostatních tajně vybere z ruky kartu, která se k nápovědě hodí. Všechny vybrané karty se i s tou vypravěčovou zamíchají a vyloží lícem nahoru na očíslovaná místa.',
      ],
    },
    {
      id: 'phones',
      title: 'Čísla a hlasy',
      body: [
        'Odevzdejte karty lícem dolů. Zamíchejte je a vyložte do řady lícem nahoru: první zleva má číslo 1. Každý tajně řekne svému telefonu, které číslo má jeho karta, a pak hlasuje číslem. Obojí jde změnit, dokud neodpoví poslední.',
        'Když se k jednomu číslu přihlásí víc hráčů nebo některé zbude, telefony to řeknou. Všichni se podívají znovu; nic se nepočítá, dokud čísla nesedí.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Konec kola',
      body: [
        'Karty ze stolu přijdou na odhazovací balíček a každý si dobere, aby měl zase 6 karet. Pokud by se z dobíracího balíčku nedostalo na všechny, nejdřív jeho zbytek zamíchejte s odhozenými kartami do nového balíčku.',
        'Dalším vypravěčem bude hráč po levici toho dosavadního.',
      ],
    },
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
