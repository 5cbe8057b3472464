// Every language has every text and no other, and keeps to the glossary.
import { describe, expect, it } from 'vitest'
import bg from '../src/lib/locales/bg'
import cs from '../src/lib/locales/cs'
import en from '../src/lib/locales/en'
import et from '../src/lib/locales/et'
import pl from '../src/lib/locales/pl'
import terms from '../src/lib/locales/terms.json'
import type { Messages } from '../src/lib/locales'
import type { Rules } from '../src/games/game'
import { CODES, LANGUAGES, type Language } from '../src/lib/protocol'
import { areas, DECKS } from './areas'

const FETCHED = import.meta.glob<{ default: object }>('../src/lib/locales/*/{about,album,devices,remarks}.ts', {
  eager: true,
})
const LOCALES: Record<Language, Messages> = { en, bg, pl, et, cs }
const [GAME, HINTS, RULES] = ['game', 'hints', 'rules'].map(areas) as [Areas, Areas, Areas]

type Areas = ReturnType<typeof areas>

const inLanguage = (area: Areas, slug: string, language: string): object =>
  area[slug]!.find((one) => one.language === language)!.texts

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

function expectWhole(messages: object): void {
  for (const text of texts(messages)) expect(text).toMatch(/\S/)
  for (const text of texts(messages)) expect(text).not.toMatch(/\((s|es|y|i|ы|и)\)/)
}

/** All that the rules of a game say. */
const rulesOf = (slug: string, language: string): string => texts(inLanguage(RULES, slug, language)).join(' ')

/** The buttons that a player at an online table has to find. */
const BUTTONS = {
  dixit: ['choose', 'tell', 'sayAloud', 'play', 'vote'],
  stella: ['askOther', 'ready', 'unready', 'point'],
}

describe.each(Object.entries(LOCALES))('%s', (language, messages) => {
  it('has the same messages as English', () => {
    expect(keys(messages).sort()).toEqual(keys(en).sort())
  })

  it('leaves no message empty and writes no "(s)"', () => expectWhole(messages))

  it('counts with the forms of the glossary', () => {
    for (const noun of ['points', 'rounds', 'stars', 'votes', 'players', 'marks'] as const) {
      const forms = terms[noun].forms[language as keyof typeof LOCALES] as Record<string, string>
      for (const count of [0, 1, 2, 4, 5, 12, 21, 22, 25]) {
        const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
        expect(messages.counts[noun](count)).toBe(`${count}\u00a0${form}`)
      }
    }
  })

  it('has a sentence for every code with which the server can refuse something', () => {
    const own = Object.keys(GAME).flatMap((slug) => {
      const { refusals } = inLanguage(GAME, slug, language) as { refusals: object }
      return Object.keys(refusals)
    })
    const { refusals: ofDecks } = DECKS.find((one) => one.language === language)!.texts as { refusals: object }
    const written = new Set([...Object.keys(messages.refusals), ...own, ...Object.keys(ofDecks)])
    expect(CODES.filter((code) => !written.has(code))).toEqual([])
  })

  it.each(Object.entries(BUTTONS))('names the buttons in the rules of %s as they are called', (slug, buttons) => {
    const game = inLanguage(GAME, slug, language) as Record<string, string>
    const { nextRound, takeBack } = messages.table
    for (const button of [...buttons.map((name) => game[name]!), nextRound, takeBack])
      expect(rulesOf(slug, language)).toMatch(new RegExp(`[“„]${button}[”“]`))
  })

  it('tells in the rules that a table need not play to 30', () => {
    const { sections } = inLanguage(RULES, 'dixit', language) as Rules
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
    ['on_tv', (m: Messages) => m.table.onTv],
    ['add_bot', (m: Messages) => m.lobby.addBot],
    ['copy_link', (m: Messages) => m.lobby.copyLink],
    ['start_game', (m: Messages) => m.lobby.start],
    ['no_timer', (m: Messages) => m.lobby.noTimer],
    ['play_again', (m: Messages) => m.end.again],
    ['settings', (m: Messages) => m.settings.title],
  ] as const)('says “%s” as the glossary does', (term, read) => {
    expect(read(messages).toLowerCase()).toBe(terms[term][language as keyof typeof LOCALES].toLowerCase())
  })

  it('waits with the colon that keeps names as they are', () => {
    const written = terms.waiting_for[language as keyof typeof LOCALES].replace('{names}', 'Ada')
    expect(messages.table.waitingFor('Ada')).toBe(written)
  })
})

describe.each(['about', 'album', 'devices', 'remarks'])('the texts of %s, fetched when they are needed', (area) => {
  const found = Object.entries(FETCHED).filter(([path]) => path.endsWith(`/${area}.ts`))

  it('are there in five languages, with the same keys, none of them empty', () => {
    expect(found).toHaveLength(LANGUAGES.length)
    const all = found.map(([, { default: texts }]) => texts)
    for (const one of all) expect(keys(one).sort()).toEqual(keys(all[0]).sort())
    all.forEach(expectWhole)
  })
})

describe.each(
  [GAME, HINTS, RULES].flatMap((area) =>
    Object.entries(area).flatMap(([slug, all]) => all.map((one) => ({ slug, area, ...one }))),
  ),
)('$slug in $language', ({ slug, area, language, texts: written }) => {
  it('has the same texts as English', () => {
    expect(keys(written).sort()).toEqual(keys(inLanguage(area, slug, 'en')).sort())
  })

  it('leaves none empty and writes no "(s)"', () => expectWhole(written))

  if (area === HINTS)
    it('keeps to its script', () => {
      const all = texts(written)
        .join(' ')
        .replaceAll(/\bIV\b|undefined/g, '')
      expect(all).not.toMatch(language === 'bg' ? /[A-Za-z]/ : /[Ѐ-ӿ]/)
    })
})

it.each([GAME, HINTS, RULES].flatMap((area) => Object.entries(area)))('%s speaks every language', (_slug, all) => {
  expect(all.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort())
})

describe.each(DECKS)('decks in $language', ({ texts: written }) => {
  it('has the same texts as English', () => {
    expect(keys(written).sort()).toEqual(keys(DECKS.find((one) => one.language === 'en')!.texts).sort())
  })

  it('leaves none empty and writes no "(s)"', () => expectWhole(written))
})

it('calls the storyteller so in every language', () => {
  for (const language of LANGUAGES) {
    const { storyteller } = inLanguage(GAME, 'dixit', language) as { storyteller: string }
    expect(storyteller.toLowerCase()).toBe(terms.storyteller[language].toLowerCase())
  }
})
