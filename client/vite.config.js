// How the client is built: straight into the Python package that serves it.
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { preload } from './preload.js'
import { prerender } from './prerender.js'

const server = 'http://127.0.0.1:8000' // where `make run` serves

/** What nearly every page is made of. */
const BASE =
  /node_modules\/(svelte|esm-env|clsx)|src\/(App|routes)|src\/screens\/(home\/(NameField|names)|settings\/SettingsButton)|src\/games\/(index|[^/]+\/(index|Emblem|foresee))|src\/lib\/(?!locales\/\w+\/|away\/|table\/|remarks\/(?!index)|album\/|track\/|fair\/|poster\/|box\/|ui\/(Viewer|zoom|Players|Fan|Fit|Join|Offline|arrowKeys))/
/** What surrounds every game at a table. What is fetched when somebody asks for it stays outside. */
const TABLE =
  /src\/screens\/(table\/(?!TableScreen|SlowCalls|Notices|Absent|Knocking|Replaced|Rounds|Chat|NoSuchTable|OnTv|RisingReactions|Menu)|lobby\/(?!CallOffer|MyChair|AddGuest))|src\/lib\/table\//
/** What a game says in one language, here and in its rulebook. A box game fetches both, and its own. */
const SAID = /src\/(?:games|rulebook)\/([^/]+)\/texts\/([^/]+)\/game/

/** Puts a packed copy beside every script and style: the server sends that one to whoever can unpack it.
 * @type {import('vite').Plugin} */
const packed = {
  name: 'packed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const file = join(dir, name)
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)))
    }
  },
}

const media = readFileSync(new URL('src/styles/media.css', import.meta.url), 'utf-8')

/** Lets every style sheet, a component's too, say `@media (--phone)`: Lightning CSS puts in what it stands for.
 * @type {import('vite').Plugin} */
const namedWindows = {
  name: 'named-windows',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (code) => ({ code: code + media, map: null }),
  },
}

const css = { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } }
const compiled = () => ({ configFile: false, plugins: [svelte(), namedWindows], css })

export default defineConfig({
  plugins: [svelte(), namedWindows, packed, prerender(compiled()), preload],
  css,
  build: {
    outDir: '../src/starlore/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What nearly every screen needs travels as one file: many small ones cost a slow line more than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
            { name: (id) => SAID.exec(id)?.slice(1).join('-') ?? null, test: SAID },
          ],
        },
      },
    },
    manifest: true,
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/pictures': server } },
  test: { include: ['tests/**/*.test.{ts,js}'], setupFiles: ['tests/browser.js'] },
})
