// Stella with the box on the table, as the rest of the client knows it.
import Emblem from '../../rulebook/stella/Emblem.svelte'
import type { Game } from '../game'
import { foresee } from './foresee'
import { GAME, RULES, texts } from './texts'

export const stellaBox = {
  foresee,
  texts: GAME,
  round: (number) => (GAME.ready ? texts().round(number) : ''),
  emblem: Emblem,
  screen: () => GAME.with(import('./Screen.svelte')),
  tv: () => GAME.with(import('./Tv.svelte')),
  rounds: () => GAME.with(import('./Rounds.svelte')),
  options: () => GAME.with(import('./Options.svelte')),
  rules: RULES,
  example: () => import('./Example.svelte'),
  examples: { width: '21rem', across: 3 },
  coach: () => import('./coach'),
  agree: () => import('./draws'),
  lesson: {},
} satisfies Game<'stella_box'>
