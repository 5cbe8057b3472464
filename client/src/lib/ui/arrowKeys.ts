// Arrow keys go from picture to picture by where these lie on the screen, however they are laid out.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest picture in the direction of the key. The next row may be shifted by half a picture. */
export function neighbour(key: string, from: Element, pictures: Iterable<HTMLElement>): HTMLElement | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [x, y] = centre(from)
  const { width } = from.getBoundingClientRect()
  const near = [...pictures].flatMap((picture) => {
    const [toX, toY] = centre(picture)
    const along = (toX - x) * step[0] + (toY - y) * step[1]
    const across = Math.abs((toX - x) * step[1]) + Math.abs((toY - y) * step[0])
    return along > width / 2 && across < width * 0.75 ? [{ picture, along }] : []
  })
  return near.sort((a, b) => a.along - b.along)[0]?.picture
}

function centre(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
