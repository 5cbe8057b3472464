// Coming closer to a picture: pinch, double tap, and moving it about with a finger.

const NEAREST = 4
const DOUBLE = 2.4
const DOUBLE_TAP = 320

interface Point {
  x: number
  y: number
}

export class Zoom {
  private scale = $state(1)
  private x = $state(0)
  private y = $state(0)
  private fingers = new Map<number, Point>()
  private pinch: { distance: number; scale: number } | null = null
  private tapped: { at: number; x: number; y: number } | null = null
  private moved = 0

  /** The picture is larger than its place. */
  get near(): boolean {
    return this.scale > 1
  }

  get transform(): string | undefined {
    return this.near ? `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.scale})` : undefined
  }

  reset(): void {
    this.scale = 1
    this.x = this.y = 0
    this.fingers.clear()
    this.pinch = null
  }

  toggle(): void {
    if (this.near) this.reset()
    else this.scale = DOUBLE
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.moved = 0
    if (this.near) (event.currentTarget as Element).setPointerCapture(event.pointerId)
    const [one, two] = [...this.fingers.values()]
    if (one && two) this.pinch = { distance: distance(one, two), scale: this.scale }
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    this.moved += distance(before, now)
    this.fingers.set(event.pointerId, now)
    const [one, two] = [...this.fingers.values()]
    if (this.pinch && one && two) {
      this.scale = Math.min(NEAREST, Math.max(1, (this.pinch.scale * distance(one, two)) / this.pinch.distance))
    } else if (this.near) {
      this.x += now.x - before.x
      this.y += now.y - before.y
    }
    this.keepInSight(event.currentTarget as HTMLElement)
  }

  up(event: PointerEvent): void {
    const wasPinch = this.pinch !== null
    this.cancel(event)
    if (wasPinch || this.moved > 12) return
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    if (this.tapped && tap.at - this.tapped.at < DOUBLE_TAP && distance(this.tapped, tap) < 40) {
      this.tapped = null
      this.comeTo(event)
    } else this.tapped = tap
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    if (this.fingers.size < 2) this.pinch = null
    if (this.scale < 1.05) this.reset()
  }

  /** A double tap brings the tapped place near, or everything back. */
  private comeTo(event: PointerEvent): void {
    if (this.near) return this.reset()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.scale = DOUBLE
    this.x = (box.left + box.width / 2 - event.clientX) * (DOUBLE - 1)
    this.y = (box.top + box.height / 2 - event.clientY) * (DOUBLE - 1)
  }

  /** The picture's middle never leaves its own frame. */
  private keepInSight(picture: HTMLElement): void {
    const wide = (picture.offsetWidth * (this.scale - 1)) / 2
    const high = (picture.offsetHeight * (this.scale - 1)) / 2
    this.x = Math.min(wide, Math.max(-wide, this.x))
    this.y = Math.min(high, Math.max(-high, this.y))
  }
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y)
}
