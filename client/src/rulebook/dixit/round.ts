// What counts in a scored round, whatever its cards are made of.
import type { DixitRound } from '../../lib/protocol'

export type ScoredRound = Pick<DixitRound, 'storyteller' | 'owners' | 'votes' | 'outcome' | 'gains'>
