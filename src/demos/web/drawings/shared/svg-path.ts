import { lengthOf, type Point } from '#algorithms/geometry.ts'

/** The point at a distance from the first point in the direction of the second. */
export function moveTowards(from: Point, to: Point, distance: number): Point {
  const share = distance / (lengthOf(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A line through the points with rounded corners. */
export function roundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${formatPoint(point)}`
      if (!after) return `L${formatPoint(point)}`
      const cut = Math.min(radius, lengthOf(before, point) / 2, lengthOf(point, after) / 2)
      const start = formatPoint(moveTowards(point, before, cut))
      return `L${start}Q${formatPoint(point)} ${formatPoint(moveTowards(point, after, cut))}`
    })
    .join('')
}

/** An arrowhead at the tip of a line that comes from the first point. */
export function arrowhead(from: Point, tip: Point, length: number, halfWidth: number): string {
  const neck = moveTowards(tip, from, length)
  const [x, y] = [((tip.y - neck.y) * halfWidth) / length, ((neck.x - tip.x) * halfWidth) / length]
  return `M${formatPoint(tip)}L${formatPoint({ x: neck.x + x, y: neck.y + y })}L${formatPoint({ x: neck.x - x, y: neck.y - y })}z`
}

export function formatPoint({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
