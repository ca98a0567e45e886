interface SpinnerProps {
  text: string
}

/** Contour rings that are drawn from the outside in. */
export function Spinner({ text }: SpinnerProps) {
  return (
    <div role="status" className="flex items-center gap-4 py-8 text-base text-ink-2">
      <svg viewBox="-34 -34 68 68" width="56" height="56" className="flex-none" aria-hidden="true">
        {rings.map((ring) => (
          <path key={ring} d={ring} pathLength="1" className="drawn-ring" />
        ))}
        <path d="M-5 4 0-5l5 9z" className="fill-contour" />
      </svg>
      <span>{text}</span>
    </div>
  )
}

const rings = [31, 24, 17, 10].map(contourRing)

/** A closed curve around the origin that looks like a contour line on a map. */
function contourRing(radius: number): string {
  const corners = Array.from({ length: 14 }, (_, corner) => {
    const turn = (corner / 14) * 2 * Math.PI
    const bend = radius * (1 + 0.09 * Math.sin(2 * turn + 0.6) + 0.05 * Math.sin(3 * turn + 2))
    return { x: bend * Math.cos(turn), y: bend * Math.sin(turn) }
  })
  const points = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return `${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${((corner.x + next.x) / 2).toFixed(1)} ${((corner.y + next.y) / 2).toFixed(1)}`
  })
  const start = points.at(-1)?.split(' ').slice(2).join(' ')
  return `M${start}Q${points.join(' ')}Z`
}
