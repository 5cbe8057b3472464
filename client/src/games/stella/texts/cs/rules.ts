// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/cs/rules'

export default {
  title: 'Stella',
  lead: 'Jedno slovo, patnáct obrázků: označ ty, které si s ním spojíš, a doufej, že ostatní vybrali stejné. Ale pozor – kdo jich označí nejvíc, může se ocitnout ve tmě.',
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
      title: 'Ve Starlore',
      body: [
        'Dokud se křížky dají měnit, může kdokoli požádat o druhé slovo. Hraje se s ním, jakmile souhlasí všichni lidé u stolu, ale jen jednou za kolo; křížky, které už máš, zůstanou a dají se změnit.',
        'Místo posílání fixu stiskni „Hotovo“; dokud nemají hotovo všichni, můžeš výběr ještě upravit. Čas není omezený, pokud hostitel nenastaví čas na tah; když vyprší, odehraje bot tento jeden tah za tebe.',
        'Když odejdeš nebo ti vypadne připojení, místo ti zůstane. Po chvíli může hostitel (a když tu není, ostatní hlasováním) nechat za tebe hrát bota, než se na své místo vrátíš. Místo bota může převzít i někdo nový. Divákům a na televizi se ukáže jen to, co smějí vidět všichni.',
      ],
    },
  ],
  examples: {
    ...shared.examples,
    dark_safe: {
      title: 'Ve tmě, ale bez pádu',
      caption: 'Oranžový je ve tmě, ale nespadl: 6 jisker a 1 super jiskra dají 6 × 2 + 3 = 15 bodů.',
    },
    dark_fallen: {
      title: 'Ve tmě a po pádu',
      caption: 'Oranžový je ve tmě a spadl: 6 jisker a 1 super jiskra dají jen 6 × 1 + 2 = 8 bodů.',
    },
    tie: {
      title: 'Shoda v čele',
      caption: 'Oranžový a růžový označili po 8 obrázcích, ostatní míň: ve tmě není nikdo.',
    },
  },
} satisfies RulesTexts
