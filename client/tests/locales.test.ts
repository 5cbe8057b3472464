// Every language has every message and no other, and keeps to the glossary.
import { describe, expect, it } from 'vitest'
import bg from '../src/lib/locales/bg'
import cs from '../src/lib/locales/cs'
import en from '../src/lib/locales/en'
import et from '../src/lib/locales/et'
import pl from '../src/lib/locales/pl'
import terms from '../src/lib/locales/terms.json'
import type { Messages } from '../src/lib/i18n/messages'
import type { Rules } from '../src/lib/rules'

const LOCALES: Record<'en' | 'bg' | 'pl' | 'et' | 'cs', Messages> = { en, bg, pl, et, cs }
const RULES = import.meta.glob<Rules>('../src/lib/rules/*.json', { eager: true })

function keys(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, path ? `${path}.${key}` : key))
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String((value as (...given: unknown[]) => string)(2, 5))]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(texts)
}

describe.each(Object.entries(LOCALES))('%s', (language, messages) => {
  it('has the same messages as English', () => {
    expect(keys(messages).sort()).toEqual(keys(en).sort())
  })

  it('leaves no message empty and writes no "(s)"', () => {
    for (const text of texts(messages)) expect(text).toMatch(/\S/)
    for (const text of texts(messages)) expect(text).not.toMatch(/\((s|es|y|i|ы|и)\)/)
  })

  it('counts with the forms of the glossary', () => {
    for (const noun of ['points', 'rounds', 'stars', 'votes', 'players', 'marks'] as const) {
      const forms = terms[noun].forms[language as keyof typeof LOCALES] as Record<string, string>
      for (const count of [0, 1, 2, 4, 5, 12, 21, 22, 25]) {
        const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
        expect(messages.counts[noun](count)).toBe(`${count}\u00a0${form}`)
      }
    }
  })

  it('shows the notice of the rules', () => {
    expect(messages.home.notice).toBe(RULES[`../src/lib/rules/${language}.json`]?.notice)
  })

  it('names buttons in the rules as they are called', () => {
    const rules = RULES[`../src/lib/rules/${language}.json`]!
    const online = (game: 'dixit' | 'stella') => rules[game].sections.find(({ id }) => id === 'online')!.body.join(' ')
    expect(online('dixit')).toContain(messages.dixit.sayAloud)
    expect(online('stella')).toContain(messages.stella.ready)
  })

  it('tells in the rules that a table need not play to 30', () => {
    const { sections } = RULES[`../src/lib/rules/${language}.json`]!.dixit
    expect(sections.find(({ id }) => id === 'online')!.body.join(' ')).toMatch(/\b30\b/)
  })

  it.each([
    ['new_table', (m: Messages) => m.home.newTable],
    ['my_tables', (m: Messages) => m.home.myTables],
    ['join_with_code', (m: Messages) => m.home.join],
    ['how_to_play', (m: Messages) => m.table.rules],
    ['sit_down', (m: Messages) => m.table.sitDown],
    ['take_seat_back', (m: Messages) => m.table.takeBack],
    ['leave', (m: Messages) => m.table.leave],
    ['let_bot_play', (m: Messages) => m.table.letBotPlay],
    ['reconnecting', (m: Messages) => m.table.reconnecting],
    ['your_turn', (m: Messages) => m.table.yourTurn],
    ['shared_screen', (m: Messages) => m.table.sharedScreen],
    ['add_bot', (m: Messages) => m.lobby.addBot],
    ['copy_link', (m: Messages) => m.lobby.copyLink],
    ['start_game', (m: Messages) => m.lobby.start],
    ['no_timer', (m: Messages) => m.lobby.noTimer],
    ['play_again', (m: Messages) => m.end.again],
    ['settings', (m: Messages) => m.settings.title],
    ['storyteller', (m: Messages) => m.dixit.storyteller],
  ] as const)('says “%s” as the glossary does', (term, read) => {
    expect(read(messages).toLowerCase()).toBe(terms[term][language as keyof typeof LOCALES].toLowerCase())
  })

  it('waits with the colon that keeps names as they are', () => {
    const written = terms.waiting_for[language as keyof typeof LOCALES].replace('{names}', 'Ada')
    expect(messages.table.waitingFor('Ada')).toBe(written)
  })
})
