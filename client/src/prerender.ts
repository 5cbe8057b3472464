// What somebody sees who has never been here, before any script has come: rendered by the client's own screens when it
// is built (../prerender.js), sent in the page by the server (starlore.web.site.prerendered).
import { render } from 'svelte/server'
import { deck } from './lib/deck.svelte'
import { i18n } from './lib/i18n/index.svelte'
import type { Language, Slug } from './lib/protocol'
import PrerenderedAlbum from './screens/album/PrerenderedAlbum.svelte'
import { ALBUM } from './screens/album/texts'
import Home from './screens/home/Home.svelte'
import PrerenderedInvitation from './screens/table/PrerenderedInvitation.svelte'

/** The markup of each page by its name, in one language. */
export async function pages(language: Language, games: readonly Slug[]): Promise<Record<string, string>> {
  await i18n.speak(language)
  await Promise.all([ALBUM.load(), deck.load()])
  const invitations = games.map((slug) => [
    `invitation ${slug}`,
    body(render(PrerenderedInvitation, { props: { slug } })),
  ])
  return Object.fromEntries([
    ['home', body(render(Home, { props: {} }))],
    ['album', body(render(PrerenderedAlbum, { props: {} }))],
    ...invitations,
  ])
}

/** Only what is seen: nothing here can be pressed, named or found yet, and nobody has a name. */
function body({ body }: { body: string }): string {
  return body.replace(/<!--.*?-->/gs, '').replace(/ (?:id|for|value|onload|aria-[a-z]+|role)="[^"]*"/g, '')
}
