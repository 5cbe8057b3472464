// English: the source of the type of all messages.
import { common, counts, home, settings } from './common'
import { dixit, end } from '../../../games/dixit/texts/en/game'
import { guide, tv } from './guide'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { stella } from '../../../games/stella/texts/en/game'
import { table } from './table'

export default { common, counts, home, settings, table, lobby, dixit, end, stella, guide, tv, refusals }
