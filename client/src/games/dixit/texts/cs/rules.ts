// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/cs/rules'

export default {
  title: 'Dixit',
  lead: 'Vypravěč napoví, kterou kartu má na mysli, a ostatní ji ukryjí mezi své. Celé umění je v tom, aby ti někdo porozuměl, ale ne všichni.',
  facts: shared.facts,
  sections: [
    shared.setup,
    shared.clue,
    shared.cards,
    {
      id: 'votes',
      title: 'Hlasování',
      body: [
        'Všichni kromě vypravěče tajně hlasují pro kartu, kterou považují za jeho. Pro vlastní kartu hlasovat nesmíš. Jakmile padne poslední hlas, ukážou se všechny najednou.',
      ],
    },
    shared.points,
    shared.round_end,
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'Ve Starlore',
      body: [
        'Napiš nápovědu (do 200 znaků), nebo zvol „Řeknu ji nahlas“, pokud jste v jedné místnosti nebo si zrovna voláte. V prvním kole je vypravěčem ten, kdo první pošle nápovědu, pokud hostitel stolu nezvolil losování. Hostitel může místo 30 zvolit i jiný počet bodů.',
        'Kartu i hlas můžeš změnit, dokud nevyberou všichni. Čas není omezený, pokud hostitel nenastaví čas na tah; když vyprší, odehraje bot tento jeden tah za tebe.',
        'Když odejdeš nebo ti vypadne připojení, místo ti zůstane. Po chvíli může hostitel (a když tu není, ostatní hlasováním) nechat za tebe hrát bota, než se na své místo vrátíš. Místo bota může převzít i někdo nový. Divákům a na televizi se ukáže jen to, co smějí vidět všichni.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
