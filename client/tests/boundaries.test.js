// The check of boundaries finds what it is there for.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { violations } from '../checks/boundaries.js'

const CLEAN = {
  'games/index.ts': "import { dixit } from './dixit'\nimport { stella } from './stella'\nexport { dixit, stella }\n",
  'games/dixit/index.ts': "export const dixit = { screen: () => import('./Screen.svelte') }\n",
  'games/dixit/Screen.svelte': '<script lang="ts">\n  import { t } from \'../../lib/i18n\'\n</script>\n\n{t()}\n',
  'games/dixit_box/index.ts': "import { score } from '../../rulebook/dixit/score'\nexport const dixitBox = { score }\n",
  'games/stella/index.ts': 'export const stella = {}\n',
  'rulebook/dixit/score.ts':
    "import { t } from '../../lib/i18n'\nexport const score = (slug) => slug === 'dixit_box' && t()\n",
  'lib/i18n.ts': "export const t = () => 'constellation'\n",
  'screens/Home.svelte': '<script lang="ts">\n  import { GAMES } from \'../games\'\n</script>\n\n{GAMES}\n',
}

let root = ''

function plant(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  plant(CLEAN)
})

afterEach(() => rmSync(root, { recursive: true }))

it('has nothing against the client', () => expect(violations('src')).toEqual([]))
it('has nothing against a tree that keeps to its rules', () => expect(violations(root)).toEqual([]))

describe('a violation', () => {
  it.each([
    ['a game that imports the other', { 'games/dixit/a.ts': "import '../stella'\n" }, /a\.ts imports games\/stella/],
    [
      'a game that fetches the other',
      { 'games/dixit/A.svelte': "{#await import('../stella/Screen.svelte') then one}{one}{/await}\n" },
      /A\.svelte imports games\/stella\/Screen\.svelte/,
    ],
    [
      'a game that borrows a type of the other',
      { 'games/stella/a.ts': "import type { A } from '../dixit/a'\nexport type B = A\n" },
      /a\.ts imports games\/dixit\/a/,
    ],
    [
      'a game that imports its sister',
      { 'games/dixit_box/a.ts': "import '../dixit'\n" },
      /a\.ts imports games\/dixit$/m,
    ],
    [
      'a game that reads the rulebook of another',
      { 'games/stella/A.svelte': '<script lang="ts">\n  import \'../../rulebook/dixit/score\'\n</script>\n' },
      /A\.svelte imports rulebook\/dixit\/score/,
    ],
    [
      'a rulebook that imports a game',
      { 'rulebook/dixit/a.ts': "import '../../games/dixit'\n" },
      /a\.ts imports games\/dixit$/m,
    ],
    [
      'a rulebook that knows another',
      { 'rulebook/dixit/a.ts': "import '../stella/a'\n" },
      /imports rulebook\/stella\/a/,
    ],
    ['a rulebook that names a stranger', { 'rulebook/dixit/a.ts': '// as in Stella\n' }, /a\.ts:1 names stella/],
    [
      'a screen that reads a rulebook',
      { 'screens/a.ts': "import '../rulebook/dixit/score'\n" },
      /imports rulebook\/dixit/,
    ],
    ['a shared piece that reads one', { 'lib/a.ts': "import '../rulebook/dixit/score'\n" }, /imports rulebook\/dixit/],
    ['a game that knows the list', { 'games/dixit/a.ts': "import '..'\n" }, /a\.ts imports games$/m],
    ['a game that imports a screen', { 'games/dixit/a.ts': "import '../../screens/Home.svelte'\n" }, /imports screens/],
    ['a shared piece that imports a game', { 'lib/ui/A.ts': "import '../../games'\n" }, /A\.ts imports games/],
    [
      'a shared piece that gathers files of games',
      { 'lib/a.ts': "export const A = import.meta.glob('../games/*/texts/*.ts')\n" },
      /a\.ts imports games/,
    ],
    ['a screen that goes past the index', { 'screens/a.ts': "import '../games/dixit/x'\n" }, /imports games\/dixit\/x/],
    ['a name in code', { 'lib/a.ts': 'export const a = (t) => t().dixit.round\n' }, /a\.ts:1 names dixit/],
    ['a name in a type', { 'screens/a.ts': 'export type A = DixitView\n' }, /a\.ts:1 names dixit/],
    ['a name in markup', { 'screens/A.svelte': '<p class="stella"></p>\n' }, /A\.svelte:1 names stella/],
    ['a name in another game', { 'games/dixit/a.ts': '// as in Stella\n' }, /a\.ts:1 names stella/],
    ['a folder that nobody knows', { 'utils/a.ts': '' }, /utils\/a\.ts lies outside/],
  ])('%s is found', (_name, files, message) => {
    plant(files)
    expect(violations(root).join('\n')).toMatch(message)
  })
})
