import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// Styles are left to Vite: there the named windows of src/styles/media.css are put in.
export default { preprocess: vitePreprocess({ style: false }) }
