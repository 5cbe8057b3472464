// Stella, as the rest of the client knows it.
import type { Game } from '../game'
import Emblem from './Emblem.svelte'
import { foresee } from './foresee'
import { roman } from './roman'
import { GAME, RULES, texts } from './texts'

export const stella = {
  foresee,
  texts: GAME,
  round: (number) => texts().round(roman(number)),
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
  examples: { width: '21rem', across: 3 },
  coach: () => import('./coach'),
  agree: () => import('./draws'),
  lesson: { words: 'discovery' },
} satisfies Game<'stella'>
