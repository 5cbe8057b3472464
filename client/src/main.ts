// The client starts here: first the reader's language, then the page.
import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './lib/i18n/index.svelte'
import { preferences } from './lib/preferences.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

// Not awaited: the messages may share a file with this module, and would wait for it in turn.
void i18n.speak(preferences.get('language')).then(() => mount(App, { target: document.getElementById('app')! }))

// When everything else is here: the second visit is what it is for.
addEventListener('load', () =>
  setTimeout(() => void import('./lib/pwa/worker').then(({ register }) => register()), 4_000),
)
