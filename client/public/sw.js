// The service worker: the page opens at once on the second visit and without a network, and a push message rings.
// It never speaks for the server: what is asked under /api always goes out. Whether a kept page is still good is the
// page's own question (the version handshake); when it is not, it empties the cache and loads itself anew.

const CACHE = 'starlore'
/** The page without anything that belongs to one address. */
const SHELL = '/shell'
/** Beside it stands which build it is of, and in which language. */
const KEPT = '/shell-kept'
const NOT_PAGES = /^\/(api|pictures|healthz|readyz|metrics)(\/|$)|\.\w+$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data?.build) event.waitUntil(keep(event.data))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The kept page at once, whatever the network does. */
async function page(request) {
  return (await caches.match(SHELL)) ?? fetch(request)
}

/** A file whose name changes with its content: once here, always right. */
async function asset(request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && (await caches.has(CACHE))) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}

/** Keep the page of this build and the files that it has needed, in place of those of an earlier one. */
async function keep({ build, language, files }) {
  const mark = `${build} ${language}`
  const before = await caches.match(KEPT)
  if ((await before?.text()) !== mark) {
    const answer = await fetch(SHELL, { cache: 'reload' })
    const text = await answer.clone().text()
    // The server has been renewed in the meantime: the page that asks is on its way out.
    if (!answer.ok || !text.includes(`content="${build}"`)) return
    await caches.delete(CACHE)
    const cache = await caches.open(CACHE)
    await cache.put(SHELL, answer)
    await cache.put(KEPT, new Response(mark))
  }
  const cache = await caches.open(CACHE)
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined)
    }),
  )
}

// --- calls: it is somebody's turn in a game that is played over days ---------------------------------

/** As the locales say it: no page need be open to read them. A test compares. */
const WORDS = {
  en: ['Your turn', 'No more calls'],
  bg: ['Твой ред е', 'Без повече известия'],
  pl: ['Twoja kolej', 'Nie powiadamiaj więcej'],
  et: ['Sinu kord', 'Rohkem mitte teatada'],
  cs: ['Jsi na řadě', 'Už neupozorňovat'],
}
const OFF = ['starlore-calls', '/calls-off']

self.addEventListener('push', (event) => event.waitUntil(ring(event.data?.json() ?? {})))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(event.action === 'off' ? turnOff() : show(event.notification.data))
})

/** Show the call; a later one for the same table takes its place. */
async function ring({ code = '', language = 'en' }) {
  const [turn, off] = WORDS[language] ?? WORDS.en
  await self.registration.showNotification('Starlore', {
    body: code ? `${turn} · ${code.slice(0, 3)} ${code.slice(3)}` : turn,
    lang: language,
    tag: code,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: code,
    actions: [{ action: 'off', title: off }],
  })
}

/** To the table: the page that has it open, or another, or a new one. */
async function show(code) {
  const address = code ? `/t/${code}` : '/'
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname === address)
  if (open) return open.focus()
  return self.clients.openWindow(address)
}

/** No more calls in this browser, by one tap. The page hears of it when it is next opened. */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription()
  const [cache, mark] = OFF
  await (await caches.open(cache)).put(mark, new Response(''))
  await fetch('/api/me/calls/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription ? { endpoint: subscription.endpoint } : {}),
  })
  await subscription?.unsubscribe()
}
