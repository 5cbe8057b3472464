// My slate does not tell what the last pointed picture has brought while its reveal goes on.
import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { Play } from '../../src/games/stella/play.svelte'
import Slate from '../../src/games/stella/Slate.svelte'
import { GAME } from '../../src/games/stella/texts'
import { i18n } from '../../src/lib/i18n/index.svelte'
import type { StellaView } from '../../src/lib/protocol'
import { Reveal } from '../../src/lib/table/reveal.svelte'
import type { Table } from '../../src/lib/table/table.svelte'

const spark = { seat: 1, card: 7, others: [0], outcome: 'spark', stars: [2, 2] }
const fall = { seat: 0, card: 9, others: [], outcome: 'fall', stars: [0, 0] }

/** How many stars, falls and spent crosses are drawn; the reveal of the last picture has come to this beat. */
function drawn(pointed: object[], step: number): number[] {
  const phase = { type: 'revealing', mine: [7, 8, 9], pointed, fallen: [], stars: [2, 2] }
  const view = { seat: 0, round: 1, grid: [7, 8, 9], awaited: [], phase } as unknown as StellaView
  const play = new Play({} as Table, () => view, Object.assign(new Reveal(), { step }))
  const { body } = render(Slate, { props: { play } })
  return ['star', 'fell', 'spent'].map((sign) => body.split(new RegExp(`class="[^"]*\\b${sign}\\b`)).length - 1)
}

beforeAll(async () => {
  await Promise.all([GAME.load(), i18n.speak('en')])
})

it('shows what a picture has brought once everyone knows', () => {
  expect(drawn([spark], 0)).toEqual([0, 0, 0])
  expect(drawn([spark], Infinity)).toEqual([2, 0, 0])
  expect(drawn([spark, fall], 0)).toEqual([2, 0, 0])
  expect(drawn([spark, fall], Infinity)).toEqual([2, 1, 1])
})
