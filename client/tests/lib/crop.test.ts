// The part of a picture that a card shows never leaves the picture.
import { expect, it } from 'vitest'
import { heightOf, moved, within, zoomed, type Crop } from '../../src/screens/decks/crop'

const SIZES = [
  { width: 1800, height: 1200 },
  { width: 1200, height: 1800 },
  { width: 300, height: 1800 },
  { width: 1800, height: 300 },
]

it.each(SIZES)('lies within a picture of $width by $height, whatever is done to it', (size) => {
  let crop: Crop = within([0, 0, 1], size)
  for (let step = 0; step < 400; step += 1) {
    const by = ((step * 37) % 21) / 10 - 1
    crop = step % 3 === 0 ? zoomed(crop, 1 + by / 2, size) : moved(crop, by, -by, size)
    expect(crop[0]).toBeGreaterThanOrEqual(0)
    expect(crop[1]).toBeGreaterThanOrEqual(0)
    expect(crop[0] + crop[2]).toBeLessThanOrEqual(1 + 1e-9)
    expect(crop[1] + heightOf(crop[2], size)).toBeLessThanOrEqual(1 + 1e-9)
  }
})

it('zooms around its middle', () => {
  const size = SIZES[0]!
  const before = within([0.3, 0.2, 0.3], size)
  const after = zoomed(before, 1.2, size)
  expect(after[0] + after[2] / 2).toBeCloseTo(before[0] + before[2] / 2)
})
