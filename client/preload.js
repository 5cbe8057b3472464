// What the first look at an address needs, in each language, for the server to name in the page: `preload.json`.
// Else a browser would find out step by step, and each step is a trip over a slow line.
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const MANIFEST = '.vite/manifest.json'

const folders = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

export const LANGUAGES = folders('src/lib/locales')
export const GAMES = folders('src/games')
/** Games whose rounds an album shows. */
const ALBUMS = GAMES.filter((game) => existsSync(`src/games/${game}/album.ts`))

/** Pictures of the home page, and the windows in which they are large: as HeroFan.svelte shows them. */
const FAN = 'src/screens/home/fan/'
const WIDE = '(min-width: 900px)'

/** The letters that every screen is written in. */
const FACES = (script) => [
  `src/styles/fonts/alegreya-${script}-wght-normal.woff2`,
  `src/styles/fonts/alegreya-sans-${script}-400-normal.woff2`,
]

/** The modules (or files, by the name that vite.config.js gives them) behind each address. A star stands for any part of it; the first address that fits counts.
 * @type {[address: string, modules: (language: string) => string[]][]} */
const SCREENS = [
  ['', () => ['src/screens/home/Home.svelte']],
  ['t/*', () => ['src/screens/table/TableScreen.svelte']],
  ['t/*/tv', () => ['src/screens/tv/Tv.svelte']],
  [
    'album/*',
    (language) => [
      'src/screens/album/Album.svelte',
      `src/lib/locales/${language}/album.ts`,
      ...ALBUMS.flatMap((game) => [`src/games/${game}/album.ts`, `${game}-${language}`]),
    ],
  ],
  ['me', (language) => ['src/screens/Adopt.svelte', `src/lib/locales/${language}/devices.ts`]],
  ['about', (language) => ['src/screens/about/About.svelte', `src/lib/locales/${language}/about.ts`]],
  ...GAMES.map((game) => [
    `how-to-play/${game}`,
    (language) => [
      'src/screens/guide/HowToPlay.svelte',
      `src/games/${game}/Example.svelte`,
      `src/games/${game}/texts/${language}/rules.ts`,
    ],
  ]),
  ['*', () => []],
]

const KINDS = [
  [/\.css$/, { rel: 'preload', as: 'style', crossorigin: '' }],
  [/\.woff2$/, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }],
  [/-large.*\.avif$/, { rel: 'preload', as: 'image', media: WIDE }],
  [/\.avif$/, { rel: 'preload', as: 'image', media: `not all and ${WIDE}` }],
  [/\.js$/, { rel: 'modulepreload', crossorigin: '' }],
]

/** The attributes of the link that makes a browser fetch a file now. */
const link = (file) => ({ ...KINDS.find(([name]) => name.test(file))[1], href: `/${file}` })

const script = (language) => (new Intl.Locale(language).maximize().script === 'Cyrl' ? 'cyrillic' : 'latin')

/** The files that these modules consist of, without those that the page names itself. */
export function filesOf(modules, manifest, html) {
  const found = new Set()
  const waiting = [...modules]
  for (const module of waiting) {
    const part = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module)
    // A renamed module would otherwise be a silent loss.
    if (!part) throw new Error(`${module} is needed for a first look, but has not been built`)
    const files = [...(part.css ?? []), part.file]
    if (files.some((file) => html.includes(`"/${file}"`))) continue
    for (const file of files) found.add(file)
    waiting.push(...(part.imports ?? []).filter((one) => !waiting.includes(one)))
  }
  return [...found]
}

function preloadOf(manifest, html) {
  const fan = Object.keys(manifest).filter((module) => module.startsWith(FAN))
  const inLanguage = (address, modules, language) =>
    filesOf(
      [
        ...FACES(script(language)),
        `src/lib/locales/${language}/index.ts`,
        ...modules(language),
        ...(address === '' ? fan : []),
      ],
      manifest,
      html,
    ).map(link)
  return Object.fromEntries(
    SCREENS.map(([address, modules]) => [
      address,
      Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(address, modules, language)])),
    ]),
  )
}

/** Writes `preload.json` from Vite's manifest, which nobody else needs.
 * @type {import('vite').Plugin} */
export const preload = {
  name: 'preload',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }) {
    const manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'))
    const html = await readFile(join(dir, 'index.html'), 'utf8')
    await writeFile(join(dir, 'preload.json'), JSON.stringify(preloadOf(manifest, html)))
    await rm(join(dir, '.vite'), { recursive: true })
  },
}
