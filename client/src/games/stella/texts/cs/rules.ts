// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/cs/rules'

export default {
  title: 'Stella',
  lead: 'Jedno slovo, patnáct obrázků: označ ty, které si s ním spojíš, a doufej, že ostatní vybrali stejné. Ale pozor – kdo jich označí nejvíc, může se ocitnout ve tmě.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Příprava',
      body: [
        'Starlore vyloží 15 obrázků do tří řad po pěti (na telefonu na výšku do tří sloupců) a vylosuje čtyři slovní karty a prvního průzkumníka (označuje ho figurka). Všechny lucerny jsou světlou stranou nahoru.',
        'Slovních karet je 96 a na každé jsou dvě slova. Před hrou může hostitel zvolit čtyři karty pro první hru, které přijdou v pevném pořadí, nebo přidat až deset vašich vlastních; ke hře jen s nimi jsou potřeba aspoň čtyři.',
      ],
    },
    {
      id: 'associate',
      title: '1. Spojení',
      body: [
        'Slovní karta ukazuje velkým písmem nápovědu a malým druhé slovo. Dokud se křížky dají měnit, může kdokoli stisknout „Chci raději druhé slovo“. Jakmile to udělají všichni lidé u stolu, hraje se s ním, ale jen jednou za kolo; křížky, které už máš, zůstanou a dají se změnit. Na vaší vlastní kartě může být i jen jedno slovo.',
        'Klepni na obrázky, které si s nápovědou spojíš: aspoň 1, nejvýš 10. Tvé křížky nikdo nevidí. Pak stiskni „Hotovo“; když si to rozmyslíš, stiskni „Ještě upravit“. Jakmile mají hotovo všichni, křížky už nejde měnit.',
      ],
    },
    {
      id: 'announce',
      title: '2. Ohlášení',
      body: [
        'Lucerny ukážou, kolik obrázků kdo označil, ale ne které. Když má nejvíc křížků jediný hráč, je ve tmě a jeho lucerna se otočí tmavou stranou nahoru. Když se o nejvyšší počet dělí víc hráčů, není ve tmě nikdo.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Začíná první průzkumník a pokračuje se od místa k místu. Když ukazuješ ty, klepni na obrázek se svým křížkem, na který v tomto kole ještě nikdo neukázal, a pak na „Ukázat na tento obrázek“. Starlore ukáže, kdo další ho označil.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Další kolo',
      body: [
        'Stiskni „Do dalšího kola“. Slovo je nové, prvním průzkumníkem je hráč na dalším místě, lucerny jsou zase světlou stranou nahoru a křížky jsou pryč.',
        'Po kole 1 dá Starlore pět nových obrázků do řady I, po kole 2 do řady II a po kole 3 do řady III; za celou hru se použije 30 obrázků.',
      ],
    },
    shared.game_end,
    shared.dark,
    shared.tips,
    {
      id: 'online',
      title: 'Ve Starlore',
      body: [
        'Čas není omezený, pokud hostitel před hrou nenastaví čas na tah; když vyprší, odehraje bot tento jeden tah za tebe.',
        'Když odejdeš nebo ti vypadne připojení, místo ti zůstane. Po chvíli může hostitel (a když tu není, víc než polovina přítomných) a později už kdokoli nechat za tebe hrát bota, dokud nestiskneš „Vrátit se na své místo“. Místo bota může převzít i někdo nový. Divákům a na televizi se ukáže jen to, co smějí vidět všichni.',
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
