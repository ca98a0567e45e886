import type { Role } from '#algorithms/scene.ts'

interface Marks {
  role: Role
  /** `url(#…)` of the picture's HatchPattern. */
  hatch: string
}

interface BoxMarksProps extends Marks {
  width: number
  height: number
  radius?: number
  /** How far marks reach beyond the box: less where boxes are close together, negative where they touch. */
  reach?: number
  /** The flag of an answer is above the box, or in its corner when another box is above. */
  isFlagInside?: boolean
}

/**
 * The body of a box at 0, 0 with the shape cue of its role. Belongs in a group of class `viz-cell` with the role as
 * `data-role`, before its text.
 */
export function BoxMarks(props: BoxMarksProps) {
  const { role, width, height, hatch, radius = 5, reach = 4, isFlagInside = false } = props
  // A ring outside the box is drawn before the body, because a filled ring would cover it.
  const isOutside = reach > 0
  const ring = role === 'compare' && (
    <rect
      className="viz-ring"
      x={-reach}
      y={-reach}
      width={width + 2 * reach}
      height={height + 2 * reach}
      rx={Math.max(0, radius + reach - 1)}
    />
  )
  return (
    <>
      {role === 'result' && !isFlagInside && (
        <path className="viz-flag" d={`M${width - 1} 1v-15l11 4.5-11 4.5`} />
      )}
      {isOutside && ring}
      <rect className="viz-body" width={width} height={height} rx={radius} />
      {role === 'visited' && <rect width={width} height={height} rx={radius} fill={hatch} />}
      {role === 'result' && isFlagInside && (
        <path className="viz-flag-inside" d={`M${width - 11} 13v-9.5l7.5 3.2-7.5 3.2`} />
      )}
      {!isOutside && ring}
      {role === 'settled' && (
        <FootBar middle={width / 2} bottom={height + reach - 4} half={Math.min(9, width * 0.3)} />
      )}
    </>
  )
}

/** The same for a round node around 0, 0. */
export function DiscMarks({ role, radius, hatch }: Marks & { radius: number }) {
  return (
    <>
      {role === 'compare' && <circle className="viz-ring" r={radius + 4} />}
      {role === 'result' && (
        <path className="viz-flag" d={`M${radius * 0.6} ${-radius * 0.8}v-15l11 4.5-11 4.5`} />
      )}
      <circle className="viz-body" r={radius} />
      {role === 'visited' && <circle r={radius} fill={hatch} />}
      {role === 'settled' && <FootBar middle={0} bottom={radius} />}
    </>
  )
}

function FootBar({ middle, bottom, half = 9 }: { middle: number; bottom: number; half?: number }) {
  return <path className="viz-foot" d={`M${middle - half} ${bottom + 5}h${2 * half}`} />
}

/** When a node was visited, on its rim at the top right. The flag of an answer still fits beside it. */
export function OrderBadge({ order, half, radius }: { order: number; half: number; radius: number }) {
  const width = order > 9 ? 22 : 16
  return (
    <g
      className="viz-order"
      transform={`translate(${half - radius * 0.15 + width / 2 - 5} ${-radius * 0.52})`}
    >
      <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
      <text y={0.5}>{order}</text>
    </g>
  )
}
