// A game is one folder: nobody else names it, games do not know each other, and what all share knows no game. What two
// ways of playing by the same rules share stands in the rulebook of that game, which only they know.
//   node checks/boundaries.js [folder]    prints every violation, and fails if there is one
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Files outside the games' folders that may name a game. */
const MAY_NAME = [
  /^games\/index\.ts$/, // the list of games
  /^lib\/protocol\.ts$/, // generated from the server's types
  /^lib\/locales\/(terms\.json|\w+\/(games|home)\.ts)$/, // names, pitches, and the notice about the publisher
]

/** Who may import whom: a file of the first kind imports only from the second. `own` is the game's own folder, `book`
 * the game whose rules it follows: its own, or its sister's whose cards come out of a box. */
const MAY_IMPORT = [
  [/^lib\//, [/^lib\//, /^routes$/]],
  [/^routes\.ts$/, [/^lib\//]],
  [/^games\/game\.ts$/, [/^lib\//]],
  [/^games\/index\.ts$/, [/^lib\//, /^games\//]],
  [/^rulebook\/(?<book>\w+)\//, [/^lib\//, /^rulebook\/<book>(\/|$)/]],
  [
    /^games\/(?<own>(?<book>\w+?)(_box)?)\//,
    [/^lib\//, /^rulebook\/<book>(\/|$)/, /^games\/game$/, /^games\/<own>(\/|$)/],
  ],
  [/^screens\//, [/^lib\//, /^screens\//, /^routes$/, /^games(\/game)?$/]],
  [/^(App\.svelte|main\.ts|prerender\.ts)$/, [/^(lib|screens|styles)\//, /^routes$/, /^games$/, /^App\.svelte$/]],
]

/** Every violation in a source tree, in words. */
export function violations(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const games = [...new Set(files.flatMap((file) => /^games\/(\w+)\//.exec(file)?.[1] ?? []))]
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...named(file, text, games), ...(/\.(ts|svelte)$/.test(file) ? imported(file, text) : [])]
  })
}

/** Games that are named where they should not be known: in code, in texts or in comments. */
function named(file, text, games) {
  if (MAY_NAME.some((allowed) => allowed.test(file))) return []
  const [, folder, own = ''] = /^(games|rulebook)\/(\w+)\//.exec(file) ?? []
  // A game may be called after another: `chess_960` says chess. A rulebook knows all who play by it.
  const known = (game) =>
    own === game || own.startsWith(`${game}_`) || (folder === 'rulebook' && game.startsWith(`${own}_`))
  const strangers = games
    .filter((game) => !known(game))
    .map((game) => [game, new RegExp(`(?<![a-z])${game}|${camel(game)}|${game.toUpperCase()}`)])
  return text
    .split('\n')
    .flatMap((line, index) =>
      strangers
        .filter(([, name]) => name.test(line))
        .map(([game]) => `${file}:${index + 1} names ${game}: ${line.trim().slice(0, 80)}`),
    )
}

const camel = (slug) => slug.replace(/(^|_)(\w)/g, (_, _before, letter) => letter.toUpperCase())

function imported(file, text) {
  const [kind, allowed] = MAY_IMPORT.find(([from]) => from.test(file)) ?? []
  if (!allowed) return [`${file} lies outside all known folders`]
  const { own, book } = kind.exec(file).groups ?? {}
  const patterns = allowed.map((one) => new RegExp(one.source.replace('<own>', own).replace('<book>', book)))
  return (file.endsWith('.svelte') ? ofComponent(text) : ofModule(text))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.normalize(posix.join(dirname(file), specifier)))
    .filter((target) => !patterns.some((one) => one.test(target)))
    .map((target) => `${file} imports ${target}`)
}

/** What a TypeScript module imports: statically, dynamically, as types, and by `import.meta.glob`. */
function ofModule(text) {
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(['"])(.*?)\1/g)].map(([, , pattern]) => pattern)
  return [...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName), ...globs]
}

/** What a Svelte component imports, in its scripts or in its markup. It is scanned, not compiled: a whole syntax tree of
 * every component would take most of this check's time. */
function ofComponent(text) {
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)
  const markup = text.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  const fetched = [...markup.matchAll(/\bimport\(\s*(['"`])(.*?)\1/g)].map(([, , specifier]) => specifier)
  return [...scripts.flatMap(ofModule), ...fetched]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations(process.argv[2] ?? 'src')
  for (const one of found) console.error(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
