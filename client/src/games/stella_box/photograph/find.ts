// Looks for the cards in a small copy of the photograph. It knows nothing of cards: what differs from the table around
// them is taken for them. Where the table is too lively for that, it finds nothing, and the corners are dragged by hand.
import { isWhole, shareOf, type Corners, type Point } from './geometry'

/** A small picture: four bytes for each point, as a canvas has them. */
export interface Pixels {
  width: number
  height: number
  data: ArrayLike<number>
}

/** How wide the edge is that is taken for the bare table. */
const EDGE = 0.03
/** How much of it may look like something that lies there. */
const LIVELY = 0.3
/** Gaps between cards that are bridged, as a share of the longer side. */
const GAP = 0.025
/** How much of the photograph the cards must fill at least, and how much of their outline. */
const LEAST = 0.12
const FILLED = 0.55

export function findCorners(picture: Pixels): Corners | null {
  const { width, height } = picture
  const apart = distances(picture)
  const limit = threshold(apart)
  const lively = (index: number) => apart[index]! > limit
  const edge = apart.flatMap((_, index) => (onEdge(index, width, height) ? [index] : []))
  if (edge.filter(lively).length > edge.length * LIVELY) return null
  const mask = apart.map((_, index) => (lively(index) && !onEdge(index, width, height) ? 1 : 0))
  const seen = thinned(mask, width, height)
  const kept = largest(grown(seen, width, height), width, height)
  const points: Point[] = []
  for (let index = 0; index < seen.length; index++)
    if (seen[index] && kept[index]) points.push({ x: index % width, y: Math.floor(index / width) })
  if (points.length === 0) return null
  const found = outline(points, width, height)
  const share = shareOf(found)
  if (!isWhole(found) || share < LEAST) return null
  return points.length / (share * width * height) < FILLED ? null : found
}

/** A side of the outline: how far from the left or the top it begins, and how much it leans. */
interface Side {
  at: number
  lean: number
}

/** The four sides, each a straight line along what lies outermost: a dark corner of a card does not bend it. */
function outline(points: readonly Point[], width: number, height: number): Corners {
  const along = (from: 'x' | 'y', to: 'x' | 'y', outward: 1 | -1): Side => {
    const outermost = new Map<number, number>()
    for (const p of points) {
      const known = outermost.get(p[from])
      if (known === undefined || (p[to] - known) * outward > 0) outermost.set(p[from], p[to])
    }
    return fitted(
      [...outermost].map(([at, value]) => ({ x: at + 0.5, y: value + (outward > 0 ? 1 : 0) })),
      outward,
    )
  }
  const [top, bottom] = [along('x', 'y', -1), along('x', 'y', 1)]
  const [left, right] = [along('y', 'x', -1), along('y', 'x', 1)]
  const meet = (flat: Side, steep: Side): Point => {
    const x = (steep.lean * flat.at + steep.at) / (1 - steep.lean * flat.lean)
    return { x: x / width, y: (flat.at + flat.lean * x) / height }
  }
  return [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)]
}

/** A line through points (least squares), again and again without those that lie too far inside. */
function fitted(points: readonly Point[], outward: 1 | -1): Side {
  let kept = points
  let line: Side = { at: 0, lean: 0 }
  for (let turn = 0; turn < 12 && kept.length > 2; turn++) {
    const count = kept.length
    const x = kept.reduce((sum, p) => sum + p.x, 0) / count
    const y = kept.reduce((sum, p) => sum + p.y, 0) / count
    const spread = kept.reduce((sum, p) => sum + (p.x - x) ** 2, 0)
    const lean = spread === 0 ? 0 : kept.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0) / spread
    line = { at: y - lean * x, lean }
    const outer = kept.filter((p) => (line.at + line.lean * p.x - p.y) * outward < 1)
    if (outer.length === count || outer.length < points.length / 4) break
    kept = outer
  }
  return line
}

function onEdge(index: number, width: number, height: number): boolean {
  const edge = Math.max(2, Math.round(Math.max(width, height) * EDGE))
  const [x, y] = [index % width, Math.floor(index / width)]
  return x < edge || y < edge || x >= width - edge || y >= height - edge
}

/** How far each point is from the colour of the bare table: that of the picture's edge (its median). */
function distances({ width, height, data }: Pixels): number[] {
  const edge: number[] = []
  for (let index = 0; index < width * height; index++) if (onEdge(index, width, height)) edge.push(index)
  const bare = [0, 1, 2].map((channel) => median(edge.map((index) => data[index * 4 + channel]!)))
  return Array.from({ length: width * height }, (_, index) =>
    Math.hypot(...bare.map((value, channel) => data[index * 4 + channel]! - value)),
  )
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** The distance that parts the table from what lies on it (Otsu's method). */
function threshold(values: number[]): number {
  const counts = new Array<number>(442).fill(0)
  for (const value of values) counts[Math.round(value)]!++
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sum, best, found] = [0, 0, 0, 0]
  for (let value = 0; value < counts.length; value++) {
    below += counts[value]!
    sum += counts[value]! * value
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sum / below - (total - sum) / above) ** 2
    if (between > best) [best, found] = [between, value]
  }
  // Pictures differ among themselves more than from the table: what differs at all counts.
  return Math.max(18, found * 0.6)
}

/** Without single points, which are grain and crumbs. */
function thinned(mask: number[], width: number, height: number): number[] {
  return mask.map((on, index) => {
    if (!on) return 0
    const [x, y] = [index % width, Math.floor(index / width)]
    let around = 0
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) around += mask[index + dy * width + dx]!
    return around >= 6 ? 1 : 0
  })
}

/** Grown in all directions, so that cards that lie beside each other are one. */
function grown(mask: number[], width: number, height: number): number[] {
  const by = Math.max(2, Math.round(Math.max(width, height) * GAP))
  const along = (from: number[], step: number, length: number, lines: number, next: number) => {
    const to = new Array<number>(from.length).fill(0)
    for (let line = 0; line < lines; line++)
      for (let at = 0; at < length; at++)
        if (from[line * next + at * step])
          for (let other = Math.max(0, at - by); other <= Math.min(length - 1, at + by); other++)
            to[line * next + other * step] = 1
    return to
  }
  return along(along(mask, 1, width, height, width), width, height, width, 1)
}

/** The largest part that hangs together. */
function largest(mask: number[], width: number, height: number): number[] {
  const part = new Array<number>(mask.length).fill(0)
  let [number, best, most] = [0, 0, 0]
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || part[start]) continue
    number++
    let size = 0
    const open = [start]
    part[start] = number
    while (open.length > 0) {
      const index = open.pop()!
      size++
      const [x, y] = [index % width, Math.floor(index / width)]
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = index + dy * width + dx
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
        if (mask[next] && !part[next]) {
          part[next] = number
          open.push(next)
        }
      }
    }
    if (size > most) [most, best] = [size, number]
  }
  return part.map((one) => (one === best && best > 0 ? 1 : 0))
}
