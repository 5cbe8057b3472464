// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_dixit_welcome: ['Dixit karbiga', 'Kaardid on teil; ülejäänu teevad telefonid.'],
  box_race: [
    'Jagage kaardid',
    'Segage ja jagage igaühele kuus (kolmekesi seitse). Kellel on esimesena mõte, ütleb vihje valjusti ja vajutab „Vihje on antud“.',
  ],
  box_tell: [
    'Sina vestad',
    'Vali kaart, pane see pilt allpool lauale ja ütle vihje valjusti. Siis vajuta „Vihje on antud“. Võid selle ka kirja panna neile, kes ei kuulnud.',
  ],
  box_hear: [
    'Keegi teine vestab',
    'Kuula ja otsi oma kaartide seast midagi, mis sobib. Anna valitu ära, pilt allpool.',
  ],
  box_claim: [
    'Numbrid',
    'Anna kaart pilt allpool. Keegi segab kõik kaardid ja laob need ritta: 1 on vasakul. Siis ütle telefonile, mis number on sinu oma. Keegi teine seda ei näe.',
  ],
  box_claim_two: [
    'Kaks kaarti igaühelt',
    'Kolmekesi annavad kõik peale jutuvestja kaks kaarti: reas on viis. Ütle telefonile mõlemad numbrid.',
  ],
  box_clash: [
    'Numbrid ei klapi',
    'Loe rida vasakult uuesti üle ja vaata oma kaarti. Sinu numbrit näed ainult sina; paranda see, kui oli vale.',
  ],
  box_scored: [
    'Koristage laud',
    'Pange rida mahapandud kaartide hulka ja tõmmake käsi täis. Telefonid on juba arvutanud.',
  ],
  box_end: ['Veel üks pilk', 'Kui mõni number või hääl oli vale, saab mängujuht vooru veel tagasi võtta.'],
} satisfies HintTexts
