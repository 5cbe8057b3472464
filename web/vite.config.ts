// How the client is built: straight into the Python package that serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8020'

const BASE =
  /node_modules\/(svelte|esm-env|clsx)|src\/routes|src\/lib\/(?!locales|rules|table|connection|words|ui\/Viewer|ui\/zoom|ui\/Rabbit)/

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/starlore/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What nearly every screen needs travels as one file: many small ones cost a slow line more than they save.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
