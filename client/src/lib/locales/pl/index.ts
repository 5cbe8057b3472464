// Polish.
import type { Messages } from '..'
import { box } from './box'
import { coach } from './coach'
import { common } from './common'
import { counts } from './counts'
import { door } from './door'
import { end } from './end'
import { games } from './games'
import { guide } from './guide'
import { home } from './home'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { settings } from './settings'
import { table } from './table'
import { tv } from './tv'
import { viewer } from './viewer'

export default {
  box,
  common,
  counts,
  games,
  home,
  settings,
  table,
  lobby,
  door,
  viewer,
  end,
  guide,
  coach,
  tv,
  refusals,
} satisfies Messages
