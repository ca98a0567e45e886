export interface Point {
  readonly x: number
  readonly y: number
}

export function lengthOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** From a point to the nearest point of the edge between two others. */
export function distanceToEdge(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  if (square === 0) return lengthOf(point, from)
  const along = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}

/** Whether two edges have a point in common; touching counts. */
export function areCrossing(from: Point, to: Point, otherFrom: Point, otherTo: Point): boolean {
  return (
    sideOf(otherFrom, from, to) * sideOf(otherTo, from, to) <= 0 &&
    sideOf(from, otherFrom, otherTo) * sideOf(to, otherFrom, otherTo) <= 0
  )
}

function sideOf(point: Point, from: Point, to: Point): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x))
}

/** The angle at a point between the directions to two others, from 0 to π. */
export function angleBetween(at: Point, one: Point, other: Point): number {
  const angle = Math.abs(Math.atan2(one.y - at.y, one.x - at.x) - Math.atan2(other.y - at.y, other.x - at.x))
  return Math.min(angle, 2 * Math.PI - angle)
}
