import type { Point } from '#algorithms/geometry.ts'
import type { Hold } from './hold.ts'

type Box = Pick<Hold, 'x' | 'y' | 'width' | 'height'>

/** The thing that a point is in, or else the one with the nearest outline. */
export function findNearest<Thing extends Box>(things: readonly Thing[], point: Point): Thing {
  return things.reduce((nearest, thing) =>
    distanceTo(thing, point) < distanceTo(nearest, point) ? thing : nearest,
  )
}

function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const across = Math.max(x - point.x, 0, point.x - x - width)
  const down = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(across, down)
}

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
type Arrow = keyof typeof directions

export function isArrow(key: string): key is Arrow {
  return key in directions
}

/** Focuses the next thing in this direction, in any picture of the step; at the edge, nothing. */
export function moveFocus(from: HTMLElement, key: Arrow): void {
  const all = from.closest('.demo-picture')?.querySelectorAll<HTMLElement>('.viz-hold') ?? []
  const others = [...all].filter((hold) => hold !== from)
  findNext(others, from, directions[key], (hold) => middleOf(hold))?.focus()
}

/** Something far ahead is nearer than something aside: a turned-off course counts double. */
export function findNext<Thing>(
  things: readonly Thing[],
  from: Thing,
  direction: Point,
  middle: (thing: Thing) => Point,
): Thing | undefined {
  const start = middle(from)
  const reachable = things.flatMap((thing) => {
    const { x, y } = middle(thing)
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x)
    return ahead > 1 && aside <= 2 * ahead ? [{ thing, cost: ahead + 2 * aside }] : []
  })
  return reachable.toSorted((one, other) => one.cost - other.cost)[0]?.thing
}

function middleOf(element: HTMLElement): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
