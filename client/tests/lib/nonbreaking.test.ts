// One-letter words do not end a line, and numbers that belong together stay in one.
import { expect, it } from 'vitest'
import { withNonbreakingSpaces } from '../../src/lib/i18n/nonbreaking'

const shown = (text: string) => text.replaceAll('\u00a0', '_')

it('ties one-letter words in Polish', () => {
  expect(shown(withNonbreakingSpaces('W ręce i w stosie (a z nimi żółw i już).', 'pl'))).toBe(
    'W_ręce i_w_stosie (a_z_nimi żółw i_już).',
  )
})

it('ties one-letter words and numbers in Czech', () => {
  expect(shown(withNonbreakingSpaces('K nám (s 15 obrázky) a v ruce 6 karet, od 1 do 4.', 'cs'))).toBe(
    'K_nám (s_15_obrázky) a_v_ruce 6_karet, od 1_do_4.',
  )
})

it('ties them wherever texts are kept', () => {
  const texts = { list: ['a to'], said: (name: string) => `${name} i ty`, hint: ['o tym', () => 'z tego'] as const }
  const { list, said, hint } = withNonbreakingSpaces(texts, 'pl')
  expect([list[0]!, said('Ada'), hint[0], hint[1]()].map(shown)).toEqual(['a_to', 'Ada i_ty', 'o_tym', 'z_tego'])
})

it('keeps a number and what it is out of in one line, in every language', () => {
  expect(shown(withNonbreakingSpaces('Ada, found by 2 of 3', 'en'))).toBe('Ada, found by 2_of_3')
  expect(shown(withNonbreakingSpaces('Ада, познали: 2 от 3', 'bg'))).toBe('Ада, познали: 2_от_3')
})

it('leaves other spaces alone where a language does not ask for more', () => {
  expect(withNonbreakingSpaces('a b 2 c', 'en')).toBe('a b 2 c')
})
