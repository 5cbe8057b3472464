// Bulgarian.
import type { Messages } from '../../i18n/messages'
import { common, counts, home, settings } from './common'
import { dixit, end } from './dixit'
import { guide, tv } from './guide'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { stella } from './stella'
import { table } from './table'

const bg: Messages = { common, counts, home, settings, table, lobby, dixit, end, stella, guide, tv, refusals }
export default bg
