// Estonian.
import type { Messages } from '../../i18n/messages'
import { common, counts, home, settings } from './common'
import { dixit, end } from '../../../games/dixit/texts/et/game'
import { guide, tv } from './guide'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { stella } from '../../../games/stella/texts/et/game'
import { table } from './table'

const et: Messages = { common, counts, home, settings, table, lobby, dixit, end, stella, guide, tv, refusals }
export default et
