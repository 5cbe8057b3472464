// Being called: every language has every text, and the service worker says the same as the pages.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/lib/protocol'

const worker = readFileSync('public/sw.js', 'utf8')
const words = Object.fromEntries(
  [...worker.matchAll(/^ {2}(\w\w): \['(.*)', '(.*)'\],$/gm)].map(([, language, turn, off]) => [language, [turn, off]]),
)

describe.each(LANGUAGES)('%s', (language) => {
  it('has the same texts about calls as English, none of them empty', async () => {
    const { default: texts } = await import(`../src/lib/locales/${language}/calls.ts`)
    const { default: en } = await import('../src/lib/locales/en/calls')
    expect(Object.keys(texts)).toEqual(Object.keys(en))
    for (const text of Object.values(texts)) expect(text).toMatch(/\S/)
  })

  it('calls with the words of the pages', async () => {
    const { table } = await import(`../src/lib/locales/${language}/table.ts`)
    const { default: calls } = await import(`../src/lib/locales/${language}/calls.ts`)
    expect(words[language]).toEqual([table.yourTurn, calls.off])
  })
})
