// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/dixit/texts/cs/rules'

export default {
  title: 'Dixit',
  lead: 'Vypravěč napoví, kterou kartu má na mysli, a ostatní ji ukryjí mezi své. Celé umění je v tom, aby ti někdo porozuměl, ale ne všichni.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Příprava',
      body: [
        'Starlore zamíchá karty a každému jich rozdá 6. Všichni králíčci začínají na počítadle bodů na nule.',
        'V prvním kole je vypravěčem ten, kdo první dá nápovědu, pokud hostitel nezvolil losování.',
      ],
    },
    {
      id: 'clue',
      title: 'Nápověda',
      body: [
        'Když vyprávíš ty, klepni na svou kartu a pak na „Vybrat tuto kartu“. Napiš k ní nápovědu (slovo, větu, cokoli do 200 znaků), nebo stiskni „Řeknu ji nahlas“, pokud jste v jedné místnosti nebo si zrovna voláte. Pak stiskni „Napovědět“.',
      ],
    },
    {
      id: 'cards',
      title: 'Karty',
      body: [
        'Každý z ostatních klepne na kartu, která se k nápovědě hodí, a pak na „Zahrát tuto kartu“; vyměnit ji může, dokud nevyberou všichni. Pak Starlore zamíchá všechny karty i s tou vypravěčovou a vyloží je lícem nahoru.',
      ],
    },
    {
      id: 'votes',
      title: 'Hlasování',
      body: [
        'Všichni kromě vypravěče tajně hlasují pro kartu, kterou považují za jeho: stiskni pod ní „Hlasovat“. Pro vlastní kartu hlasovat nejde. Hlas můžeš změnit, dokud nepadne poslední; pak se ukážou všechny najednou.',
      ],
    },
    shared.points,
    {
      id: 'round_end',
      title: 'Konec kola',
      body: [
        'Starlore spočítá body, posune králíčky, odhodí karty ze stolu a každému doplní ruku na 6 karet. Pokud by se z dobíracího balíčku nedostalo na všechny, nejdřív jeho zbytek zamíchá s odhozenými kartami.',
        'Stiskni „Do dalšího kola“. Vypravěčem je teď hráč na dalším místě.',
      ],
    },
    shared.game_end,
    shared.three_players,
    shared.tips,
    {
      id: 'online',
      title: 'Ve Starlore',
      body: [
        'Před hrou může hostitel zvolit jiný počet bodů než 30 a čas na tah; když vyprší, odehraje bot tento jeden tah za tebe. Jinak čas není omezený.',
        'Když odejdeš nebo ti vypadne připojení, místo ti zůstane. Po chvíli může hostitel (a když tu není, víc než polovina přítomných) a později už kdokoli nechat za tebe hrát bota, dokud nestiskneš „Vrátit se na své místo“. Místo bota může převzít i někdo nový. Divákům a na televizi se ukáže jen to, co smějí vidět všichni.',
      ],
    },
  ],
  examples: shared.examples,
} satisfies RulesTexts
