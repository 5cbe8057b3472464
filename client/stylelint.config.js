// What a style may say by itself, and what it must take from src/styles: sizes of type, radii, layers, colours, windows.
const CARD = 'var(--round-card)'
const ROUND = '(0|inherit|var\\(--round-(small|medium|large|full)\\))'
const TEXT = 'var\\(--text-[a-z]+\\)'

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-property-value-allowed-list': [
      {
        'font-size': [`/^(inherit|${TEXT})$/`],
        font: ['inherit', `/ ${TEXT}( \\/ [\\d.]+)? var\\(--(text|display)\\)$/`],
        '/radius$/': [`/^${ROUND}( ${ROUND})*$/`, CARD],
        'z-index': ['auto', '/^var\\(--layer-[a-z]+\\)$/'],
      },
      { message: (property, value) => `${property}: ${value}: take a step from src/styles/tokens.css` },
    ],
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/'],
      { message: (name) => `${name}: take a window from src/styles/media.css` },
    ],
  },
  overrides: [
    { files: ['src/**/*.svelte'], customSyntax: 'postcss-html' },
    {
      // Where they are defined.
      files: ['src/styles/tokens.css', 'src/styles/media.css'],
      rules: {
        'color-no-hex': null,
        'declaration-property-value-allowed-list': null,
        'media-feature-name-disallowed-list': null,
      },
    },
    {
      // Drawings: a card's back, brass and violet ink look the same by day and by night, and are nowhere else.
      files: ['src/lib/ui/CardBack.svelte', 'src/rulebook/stella/Lantern.svelte', 'src/rulebook/stella/Emblem.svelte'],
      rules: { 'color-no-hex': null },
    },
  ],
}
