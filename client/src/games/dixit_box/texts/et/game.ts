// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/et/game'

export default {
  ...shared,
  youTellText: 'Vali käest kaart ja anna vihje. Kirja pole seda vaja panna.',
  raceText: 'Kellel on esimesena mõte, ütleb selle valjusti, vajutab nuppu ja on jutuvestja.',
  clueLabel: 'Vihje neile, kes ei kuulnud',
  told: 'Vihje on antud',
  theyTellText: 'Kuula ja uuri seni oma kaarte.',
  timeUp: {
    voting: 'Punkte ei arvestata enne, kui kõik on oma kaardi märkinud ja hääletanud.',
    other: 'Teised ootavad.',
  },
  layOut: 'Kõik annavad kaardid pilt allpool. Segage need, laduge ritta pilt üleval ja lugege vasakult.',
  claimPrompt: 'Mis number on sinu kaart?',
  claimPromptTwo: 'Mis kaks numbrit on sinu kaardid?',
  claimPromptRoom: 'Mis numbrid on teie kaardid?',
  claimFor: (slot: number) => `Number ${slot} on minu`,
  change: 'Muuda minu numbrit',
  tellerClaimed: 'Sinu number on kirjas. Nüüd hääletavad teised.',
  claimedOnly: 'Sinu number on kirjas.',
  hasClaimed: 'number öeldud',
  clash: 'Numbrid ei klapi',
  twice: (numbers: string) => `Mitme mängija nimetatud: ${numbers}.`,
  free: (numbers: string) => `Üle jäi: ${numbers}.`,
  clashText: 'Igaüks vaatab veel kord ja parandab oma numbri, kui see oli vale.',
  row: 'Kaardirida',
  clearAway: 'Pange rea kaardid mahapandud kaartide hulka. Kõik tõmbavad käe täis.',
  next: (name: string) => `Järgmine jutuvestja: ${name}`,
} satisfies GameTexts
