// Hints while playing.
import type { HintTexts } from '..'

export default {
  stella_welcome: [
    'Vítej v první hře',
    'Tři boti s tebou zahrají čtyři kola. Není kam spěchat: každé pravidlo vysvětlíme, až na něj poprvé dojde.',
  ],
  mark: [
    'Označ obrázky',
    'Které obrázky si spojíš s tímto slovem? Označ jich tajně 1 až 10. Vyplatí se vybrat stejné jako ostatní.',
  ],
  other: [
    'Druhé slovo',
    'Na každé slovní kartě jsou dvě slova. Když souhlasí všichni lidé u stolu, hraje se s druhým, ale jen jednou za kolo.',
  ],
  turned: ['Slovo se změnilo', 'Všichni chtěli to druhé. Tvé křížky zůstaly a můžeš je změnit.'],
  most: ['Nejvýš deset', 'Víc křížků dát nejde. A pozor: kdo jich má jako jediný nejvíc, je ve tmě.'],
  pass: [
    'Máš hotovo?',
    'Až už nebudeš chtít nic měnit, stiskni „Hotovo“. Dokud to neudělají všichni, můžeš stisknout „Ještě upravit“ a křížky změnit.',
  ],
  dark: [
    'Někdo je ve tmě',
    'Nejvíc křížků má jediný hráč: jeho lucerna zhasne. Když teď tento hráč spadne, přijde o hvězdičku z každé jiskry.',
  ],
  dark_you: [
    'Jsi ve tmě',
    'Nejvíc křížků ze všech máš ty. Dokud nespadneš, nic se nemění. Pád by tě stál hvězdičku z každé jiskry.',
  ],
  no_dark: ['Ve tmě není nikdo', 'O nejvyšší počet křížků se dělí víc hráčů, takže všechny lucerny svítí dál.'],
  scout: [
    'Průzkumník ukazuje',
    'Postupně každý ukáže na obrázek, který si označil. Přihlásí se všichni, kdo ho označili taky.',
  ],
  scout_you: [
    'Ukazuješ ty',
    'Ukaž na obrázek, který určitě označil i někdo další: když nikdo, padáš. Začni tím nejjistějším.',
  ],
  spark: ['Jiskra', 'Stejný obrázek označili aspoň dva další: průzkumník i oni všichni získají 2 hvězdičky.'],
  super_spark: ['Super jiskra', 'Označil ho právě jeden další: oba získají 3 hvězdičky. Dvě hlavy, jedna myšlenka!'],
  fall: [
    'Pád',
    'Nikdo další ten obrázek neoznačil. Průzkumník do konce kola už nezíská hvězdičky ani nebude ukazovat, ale ty dřívější mu zůstanou.',
  ],
  fall_you: [
    'Padáš',
    'Nikdo další tvůj obrázek neoznačil. Do konce kola už nezískáš hvězdičky ani nebudeš ukazovat, ale ty dřívější ti zůstanou.',
  ],
  fallen_counts: [
    'Křížky po pádu platí dál',
    'Křížky toho, kdo spadl, se ostatním počítají dál. Hvězdičky za ně dostanou jen oni.',
  ],
  passed: ['Nemáš na co ukázat', 'Na všechny tvé obrázky už někdo ukázal, a tak tě přeskakujeme. To není pád.'],
  stella_score: ['Body', 'Každá hvězdička je bod: jiskra vynese 2, super jiskra 3.'],
  dark_fallen: [
    'Ve tmě a po pádu',
    'Kdo má jako jediný nejvíc křížků, je ve tmě. Po pádu má za jiskru a super jiskru 1 a 2 body místo 2 a 3.',
  ],
  dark_safe: [
    'Ve tmě, ale bez pádu',
    'Kdo má jako jediný nejvíc křížků, je ve tmě: pád by ho stál hvězdičku z každé jiskry. Bez pádu se všechny počítají normálně.',
  ],
  row: [
    'Další kolo',
    'Pět obrázků je nových: ty u čísla dohraného kola. Figurka přešla k dalšímu hráči a slovo je nové.',
  ],
  last: ['Poslední kolo', 'Po kole 4 se všechny body sečtou.'],
  stella_end: [
    'Konec',
    'Po čtyřech kolech vyhrává ten, kdo má nejvíc bodů. Při shodě na prvním místě je vítězství společné.',
  ],
} satisfies HintTexts
