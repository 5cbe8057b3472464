// The pictures of a deck while it is being made: how they change, and in which order they stand. Pure.
import type { OwnPicture } from '../../lib/protocol'

/** With a picture that has arrived: in the place of the one that it replaces, or as the last. */
export function withPicture(pictures: readonly OwnPicture[], picture: OwnPicture): OwnPicture[] {
  const known = pictures.some((one) => one.id === picture.id)
  return known ? pictures.map((one) => (one.id === picture.id ? picture : one)) : [...pictures, picture]
}

/** In this order of ids; what has arrived since stands at the end. */
export function inOrder(pictures: readonly OwnPicture[], order: readonly string[]): OwnPicture[] {
  const place = new Map(order.map((one, at) => [one, at]))
  const last = order.length
  return [...pictures].sort((one, two) => (place.get(one.id) ?? last) - (place.get(two.id) ?? last))
}

/** The ids in their order after the picture at a place was moved by so many places. */
export function movedBy(pictures: readonly OwnPicture[], at: number, by: number): string[] {
  const order = pictures.map((picture) => picture.id)
  order.splice(at + by, 0, ...order.splice(at, 1))
  return order
}
