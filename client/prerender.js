// Pages that are prerendered when the client is built: `prerendered.json`, by language and page. Whoever comes for the
// first time sees words and pictures before any script has come; the server puts them into the page.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { pretendToBeABrowser } from './browser.js'
import { filesOf, GAMES, LANGUAGES, MANIFEST } from './preload.js'

/** Where the server puts an album's pictures: see starlore.web.site.prerendered. */
const PICTURES = [1, 2, 3].map((number) => ({
  number,
  smallest: `{smallest ${number}}`,
  small: `{small ${number}}`,
  webp: `{webp ${number}}`,
  description: '',
}))

/** The modules whose styles each page needs. */
const STYLED = {
  home: ['src/screens/home/Home.svelte'],
  album: ['src/screens/album/Album.svelte'],
  invitation: ['src/screens/table/TableScreen.svelte', 'src/screens/home/HeroFan.svelte'],
}

/** What the client's modules render, by language and page. */
async function rendered(config) {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    await build({
      ...config,
      logLevel: 'error',
      build: { ssr: 'src/prerender.ts', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
      ssr: { noExternal: true },
    })
    pretendToBeABrowser()
    globalThis.fetch = () => Promise.resolve(Response.json({ cards: PICTURES }))
    const { pages } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
    const found = {}
    for (const language of LANGUAGES) found[language] = await pages(language, GAMES)
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The files of styles that these modules need, in the order of the cascade: what is imported comes first. */
const stylesOf = (modules, manifest, html) =>
  filesOf(modules, manifest, html)
    .filter((file) => file.endsWith('.css'))
    .reverse()

/** Writes `prerendered.json`. `config`: how components and styles are compiled, as for the client itself.
 * @returns {import('vite').Plugin} */
export const prerender = (config) => ({
  name: 'prerender',
  apply: 'build',
  async writeBundle({ dir }) {
    const manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8'))
    const html = await readFile(join(dir, 'index.html'), 'utf8')
    const styles = Object.fromEntries(
      Object.entries(STYLED).map(([page, modules]) => [page, stylesOf(modules, manifest, html)]),
    )
    await writeFile(join(dir, 'prerendered.json'), JSON.stringify({ styles, pages: await rendered(config) }))
  },
})
