// All games. A game is one folder and one line here.
import type { GameView, Move, Slug } from '../lib/protocol'
import { dixit } from './dixit'
import { dixitBox } from './dixit_box'
import type { Game } from './game'
import { stella } from './stella'
import { stellaBox } from './stella_box'

const GAMES = { dixit, stella, dixit_box: dixitBox, stella_box: stellaBox } satisfies { [S in Slug]: Game<S> }

/** The same record for whoever does not care which game it is. Views and moves must be those of this game. */
export const gameOf = (slug: Slug): Game<Slug> => GAMES[slug] as unknown as Game<Slug>

/** Optimistic update: the view as it will be when these moves have arrived. */
export const foresee = (view: GameView, moves: readonly Move['move'][]): GameView =>
  gameOf(view.type).foresee(view, moves)
