// Bulgarian.
import type { Messages } from '../../i18n/messages'
import { common, counts, home, settings } from './common'
import { dixit, end } from '../../../games/dixit/texts/bg/game'
import { guide, tv } from './guide'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { stella } from '../../../games/stella/texts/bg/game'
import { table } from './table'

const bg: Messages = { common, counts, home, settings, table, lobby, dixit, end, stella, guide, tv, refusals }
export default bg
