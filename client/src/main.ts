// The client starts here: first the reader's language, then the page.
import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './lib/i18n/index.svelte'
import { preferences } from './lib/preferences.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const app = document.getElementById('app')!

// What was prerendered of this page (prerender.ts) stays until the page has rendered itself.
const prerendered = document.getElementById('prerendered')
if (prerendered)
  new MutationObserver((_, watching) => {
    if (!app.querySelector('main')) return
    watching.disconnect()
    prerendered.remove()
  }).observe(app, { childList: true, subtree: true })

// Not awaited: the messages may share a file with this module, and would wait for it in turn.
void i18n.speak(preferences.get('language')).then(() => mount(App, { target: app }))

// When everything else is here: the second visit is what it is for. The page may have loaded before this module came.
const keepForNextVisit = () =>
  setTimeout(() => void import('./lib/pwa/worker').then(({ register }) => register()), 4_000)
if (document.readyState === 'complete') keepForNextVisit()
else addEventListener('load', keepForNextVisit)
