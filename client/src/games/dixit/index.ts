// Dixit, as the rest of the client knows it.
import type { Game } from '../game'
import Emblem from './Emblem.svelte'
import { foresee } from './foresee'
import { GAME, RULES, texts } from './texts'

export const dixit = {
  foresee,
  texts: GAME,
  round: (number) => texts().round(number),
  emblem: Emblem,
  screen: () => import('./Screen.svelte'),
  tv: () => import('./Tv.svelte'),
  rounds: () => import('./Rounds.svelte'),
  moments: () => import('./moments'),
  album: () => import('./album'),
  narration: () => import('./narration'),
  options: () => import('./Options.svelte'),
  rules: RULES,
  example: () => import('./Example.svelte'),
  examples: { width: '28rem', across: 2 },
  coach: () => import('./coach'),
  agree: () => import('./draws'),
  lesson: { target: 10, first: 'random' },
} satisfies Game<'dixit'>
