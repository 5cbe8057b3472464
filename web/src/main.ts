// The client starts here: first the reader's language, then the page.
import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './lib/i18n/index.svelte'
import { preferences } from './lib/preferences.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

await i18n.speak(preferences.get('language'))
mount(App, { target: document.getElementById('app')! })
