// The photograph of the fifteen cards: its corners, how it is straightened, and which of its rows still count.
import { describe, expect, it } from 'vitest'
import { findCorners, type Pixels } from '../../src/games/stella_box/photograph/find'
import { INSET, isWhole, moved, projection, turned, type Corners } from '../../src/games/stella_box/photograph/geometry'
import { pictureOf } from '../../src/games/stella_box/photograph/sheet'
import type { TableView } from '../../src/lib/protocol'

const SLANTED: Corners = [
  { x: 0.22, y: 0.2 },
  { x: 0.83, y: 0.14 },
  { x: 0.93, y: 0.82 },
  { x: 0.1, y: 0.88 },
]

/** A number from 0 to 1 that looks like chance, and is the same every time. */
const grain = (seed: number): number => Math.abs((Math.sin(seed * 12.9898) * 43758.5453) % 1)

/** Fifteen cards on a table: its colour, with light from one side, grain everywhere, and cards of many colours. */
function scene(corners: Corners, table: readonly [number, number, number], gap = 0.02, lively = 0): Pixels {
  const [width, height] = [160, 120]
  const data = new Uint8ClampedArray(width * height * 4)
  const set = (x: number, y: number, colour: readonly number[]) =>
    colour.forEach((value, channel) => (data[(y * width + x) * 4 + channel] = value + grain(x * 7 + y * 131) * 10))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 1 - 0.15 * (x / width)
      set(
        x,
        y,
        table.map((value) => value * light + lively * 255 * (grain(x * 3 + y * 57) - 0.5)),
      )
    }
  const at = projection(corners)
  for (let v = 0; v < 1; v += 0.002)
    for (let u = 0; u < 1; u += 0.002) {
      const [column, row] = [Math.floor(u * 5), Math.floor(v * 3)]
      const inside = (share: number, outer: boolean) => outer || (share > gap && share < 1 - gap)
      if (!inside(u * 5 - column, u < 0.02 || u > 0.98) || !inside(v * 3 - row, v < 0.02 || v > 0.98)) continue
      const { x, y } = at(u, v)
      const card = row * 5 + column
      const colour = [0, 1, 2].map((channel) => 40 + 200 * grain(card * 3 + channel + Math.floor(u * 25) * 17))
      set(Math.min(width - 1, Math.floor(x * width)), Math.min(height - 1, Math.floor(y * height)), colour)
    }
  return { width, height, data }
}

function expectClose(found: Corners | null, wanted: Corners): void {
  expect(found).not.toBeNull()
  found!.forEach((p, index) => {
    expect(Math.abs(p.x - wanted[index]!.x)).toBeLessThan(0.03)
    expect(Math.abs(p.y - wanted[index]!.y)).toBeLessThan(0.03)
  })
}

describe('corners', () => {
  it.each([
    ['dark wood', [70, 45, 30]],
    ['a green cloth', [40, 110, 60]],
    ['a white table', [235, 232, 225]],
  ] as const)('are found on %s', (_, colour) => {
    expectClose(findCorners(scene(SLANTED, colour)), SLANTED)
    expectClose(findCorners(scene(INSET, colour)), INSET)
  })

  it('are found where cards lie apart', () => expectClose(findCorners(scene(SLANTED, [70, 45, 30], 0.06)), SLANTED))

  it('are not made up where there is nothing, or too much', () => {
    const [width, height] = [160, 120]
    expect(findCorners({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(120) })).toBeNull()
    expect(findCorners(scene(INSET, [128, 128, 128], 0.02, 1))).toBeNull()
  })

  it('stay corners of a sheet, wherever they are dragged', () => {
    expect(moved(INSET, 0, { x: 0.2, y: 0.2 })[0]).toEqual({ x: 0.2, y: 0.2 })
    expect(moved(INSET, 0, { x: -1, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 })
    expect(moved(INSET, 0, { x: 0.95, y: 0.95 })).toEqual(INSET)
    expect(isWhole([INSET[1], INSET[0], INSET[2], INSET[3]])).toBe(false)
  })

  it('are where the straightened sheet has its own', () => {
    const at = projection(SLANTED)
    const own = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    own.forEach((p, index) => {
      expect(p.x).toBeCloseTo(SLANTED[index]!.x)
      expect(p.y).toBeCloseTo(SLANTED[index]!.y)
    })
  })

  it('come round when the picture is turned four times', () => {
    expect(turned(turned(turned(turned(SLANTED))))).toEqual(SLANTED)
    expect(isWhole(turned(SLANTED))).toBe(true)
  })
})

describe('a photograph', () => {
  const view = (rounds: number) =>
    ({ code: 'STARS2', photograph: { player: 1, key: 'abc', rounds } }) as unknown as TableView
  const shown = (taken: number, over: number) =>
    Array.from({ length: 15 }, (_, index) => pictureOf(view(taken), index + 1, over) !== undefined)
  const rows = (...kept: boolean[]) => kept.flatMap((one) => Array<boolean>(5).fill(one))

  it('shows every place of its own round', () => {
    expect(shown(0, 0)).toEqual(rows(true, true, true))
    expect(shown(2, 2)).toEqual(rows(true, true, true))
    expect(pictureOf(view(0), 8, 0)).toBe('background: url("/api/tables/STARS2/photograph/abc") 50% 50% / 500% 300%')
  })

  it('does not show a row that was replaced since, or had another before', () => {
    expect(shown(0, 1)).toEqual(rows(true, true, false))
    expect(shown(0, 2)).toEqual(rows(true, false, false))
    expect(shown(1, 0)).toEqual(rows(true, true, false))
    expect(shown(1, 3)).toEqual(rows(false, false, true))
  })

  it('is not there where nobody took one', () => {
    expect(pictureOf({ photograph: null } as unknown as TableView, 1, 0)).toBeUndefined()
    expect(pictureOf(null, 1, 0)).toBeUndefined()
  })
})
