// The rules in our own words.
import type { RulesTexts } from '..'
import * as shared from '../../../../rulebook/stella/texts/cs/rules'

export default {
  title: 'Stella s krabicí',
  lead: 'Patnáct opravdových karet a jedno slovo: označ v telefonu ty, které označí i ostatní. Telefony hlídají lucerny, hvězdičky a body.',
  facts: shared.facts,
  sections: [
    {
      id: 'setup',
      title: 'Příprava',
      body: [
        'Zamíchejte karty s obrázky a 15 jich vyložte lícem nahoru do tří řad po pěti. Ze zbytku bude dobírací balíček; za celou hru se použije 30 karet.',
        'Z 96 slovních karet (na každé jsou dvě slova) vylosujte čtyři a položte je na hromádku lícem dolů. Na první hru si vezměte čtyři slovní karty objevení, popořadě od 1 do 4. Na deset přizpůsobitelných slovních karet si můžete napsat vlastní slova.',
        'Každý má lucernu, světlou stranou nahoru, a tajnou herní destičku, jejíž políčka odpovídají obrázkům na stole. Vylosujte prvního průzkumníka; ten dostane figurku.',
      ],
    },
    {
      id: 'associate',
      title: '1. Spojení',
      body: [
        'Otočte vrchní slovní kartu: nápovědou je horní slovo. Když mu nerozumíte nebo se vám nelíbí, můžete se všichni společně dohodnout na druhém slově z karty.',
        'Každý tajně označí křížkem obrázky, které si s nápovědou spojí: aspoň 1, nejvýš 10. Není kam spěchat. Až budeš mít hotovo, pošli fix doleva; jakmile to udělají všichni, křížky už nejde měnit.',
      ],
    },
    {
      id: 'phones',
      title: 'Destičky a slova',
      body: [
        'Telefon je tvá destička: jeho patnáct políček leží stejně jako karty před tebou. Označuj tajně a pak stiskni „Hotovo“. Slovo je z karty z vaší krabice, kterou někdo napíše nebo přečte nahlas, nebo z této stránky.',
      ],
    },
    {
      id: 'announce',
      title: '2. Ohlášení',
      body: [
        'Každý řekne, kolik obrázků označil, ale ne které, a postaví lucernu na to číslo. Když má nejvíc křížků jediný hráč, je ve tmě a otočí lucernu tmavou stranou nahoru. Když se o nejvyšší počet dělí víc hráčů, není ve tmě nikdo.',
      ],
    },
    {
      ...shared.reveal,
      body: [
        'Začíná první průzkumník a pokračuje se po směru hodinových ručiček. Průzkumník ukáže na obrázek, který si označil a na který v tomto kole ještě nikdo neukázal. Všichni, kdo ho označili taky, se přihlásí.',
        ...shared.reveal.body,
      ],
    },
    shared.score,
    {
      id: 'next_round',
      title: 'Další kolo',
      body: [
        'Slovní karta se vrátí do krabice a figurka putuje k dalšímu hráči po směru hodinových ručiček. Jednu řadu nahradí pět nových obrázků, a to odspodu nahoru: po kole 1 spodní, po kole 2 prostřední, po kole 3 horní. Otočte lucerny světlou stranou nahoru a smažte destičky.',
      ],
    },
    shared.game_end,
    shared.dark,
    {
      id: 'table',
      title: 'U stolu',
      body: [
        'Telefony řeknou, kdo je ve tmě, kdo ukazuje příště, co se z karty stalo, která řada se vymění a kdo dostane figurku. Když se stala chyba, může hostitel brát ukazování zpět kartu po kartě; až vezme zpět všechno, dají se křížky zase měnit.',
        'Televize nebo tablet uprostřed ukazuje lucerny a výsledky: nabídka, „Ukázat na televizi“. S opravdovými kartami boti nehrají.',
        'Vyfoťte patnáct karet a telefony je ukážou na jejich místech. Fotografie zůstane u vašeho stolu a smaže se s ním.',
        'Čas není omezený, pokud hostitel nenastaví čas na tah. Když vyprší, nikdo nehraje za tebe: zapsané křížky platí a fix putuje dál, na toho, kdo nemá žádný, se čeká a průzkumník ukáže, až bude chtít.',
      ],
    },
    shared.tips,
  ],
  examples: shared.examples,
} satisfies RulesTexts
