// Stella, as the rest of the client knows it.
import Emblem from '../../rulebook/stella/Emblem.svelte'
import type { Game } from '../game'
import { foresee } from './foresee'
import { GAME, RULES, texts } from './texts'

export const stella = {
  foresee,
  texts: GAME,
  round: (number) => (GAME.ready ? texts().round(number) : ''),
  emblem: Emblem,
  screen: () => GAME.with(import('./Screen.svelte')),
  tv: () => GAME.with(import('./Tv.svelte')),
  rounds: () => GAME.with(import('./Rounds.svelte')),
  moments: () => GAME.with(import('./moments')),
  album: () => GAME.with(import('./album')),
  narration: () => GAME.with(import('./narration')),
  options: () => GAME.with(import('./Options.svelte')),
  rules: RULES,
  example: () => import('./Example.svelte'),
  examples: { width: '21rem', across: 3 },
  coach: () => import('./coach'),
  agree: () => import('./draws'),
  lesson: { words: 'discovery', first: 'last' },
} satisfies Game<'stella'>
