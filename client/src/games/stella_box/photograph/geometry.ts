// Four corners in a photograph, and where in it each point of the straightened sheet lies (a homography).

export interface Point {
  x: number
  y: number
}

/** As the cards lie: top left, top right, bottom right, bottom left. Shares of the photograph's width and height. */
export type Corners = readonly [Point, Point, Point, Point]

export const INSET: Corners = [
  { x: 0.08, y: 0.12 },
  { x: 0.92, y: 0.12 },
  { x: 0.92, y: 0.88 },
  { x: 0.08, y: 0.88 },
]

/** From the unit square to a quadrilateral. */
export function projection([p0, p1, p2, p3]: Corners): (u: number, v: number) => Point {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  const [a, b, c] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x]
  const [d, e, f] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w }
  }
}

/** Twice the area; positive as long as the corners go round as the hands of a clock. */
const area = (corners: Corners): number =>
  corners.reduce((sum, p, index) => {
    const q = corners[(index + 1) % 4]!
    return sum + p.x * q.y - q.x * p.y
  }, 0)

/** A quadrilateral that a sheet can be straightened from: its corners go round, none of them dents it. */
export function isWhole(corners: Corners): boolean {
  return (
    area(corners) > 0.02 &&
    corners.every((p, index) => {
      const [q, r] = [corners[(index + 1) % 4]!, corners[(index + 2) % 4]!]
      return (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x) > 0.0005
    })
  )
}

export const shareOf = (corners: Corners): number => area(corners) / 2

/** The same cards seen from the next side of the table. */
export const turned = ([p0, p1, p2, p3]: Corners): Corners => [p3, p0, p1, p2]

const within = (value: number): number => Math.min(1, Math.max(0, value))

/** One corner elsewhere; where that would leave no sheet, everything stays. */
export function moved(corners: Corners, which: number, to: Point): Corners {
  const next = corners.map((p, index) => (index === which ? { x: within(to.x), y: within(to.y) } : p))
  const [p0, p1, p2, p3] = next as [Point, Point, Point, Point]
  const found: Corners = [p0, p1, p2, p3]
  return isWhole(found) ? found : corners
}
