// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/bg/rules'

export default {
  title: 'Stella с кутията',
  lead: 'Петнайсет истински карти и една дума: отбележи на телефона си тези, които ще отбележат и другите. Телефоните пазят Фенерите, звездичките и точките.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.associate,
    {
      id: 'phones',
      title: 'Дъски и думи',
      body: [
        'Телефонът ти е твоята дъска: петнайсетте ѝ полета са подредени като картите пред теб. Отбелязвай тайно и после натисни „Готово“. Думата е от карта от вашата кутия, която някой пише или чете на глас, или от този сайт.',
      ],
    },
    shared.announce,
    shared.reveal,
    shared.score,
    shared.next_round,
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'На масата',
      body: [
        'Телефоните казват кой е в Мрака, кой посочва след това, каква е станала картата, кой ред се сменя и при кого отива пионката. Ако има грешка, домакинът може да върне назад разкриването или последния рунд; кръстчетата остават.',
        'Телевизор или таблет в средата показва Фенерите и резултатите: менюто, „Общ екран“. С истински карти ботове не играят.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
