// Dixit, as the rest of the client knows it.
import type { Game } from '../game'
import Emblem from './Emblem.svelte'
import { foresee } from './foresee'
import { GAME, RULES, texts } from './texts'

export const dixit = {
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
  examples: { width: '28rem', across: 2 },
  coach: () => import('./coach'),
  agree: () => import('./draws'),
  lesson: { target: 10, first: 'last' },
} satisfies Game<'dixit'>
