import type { Estimate } from '../../standing/beta.ts'
import { ridgePaths } from '../../standing/ridge.ts'
import './ridge.css'

interface RidgeProps {
  /** Undefined while there is not enough to go by. */
  estimate: Estimate | undefined
  /** Sum of the weights of the answers so far, for the drawing without an estimate. */
  weight: number
}

const small = { width: 64, height: 16, ground: 13 }

/** Recall as a drawing in a line of text. Decoration: the number stands beside it. */
export function SmallRidge({ estimate, weight }: RidgeProps) {
  const { width, height, ground } = small
  const frame = { viewBox: `0 0 ${width} ${height}`, width, height, className: 'ridge' }
  if (!estimate)
    return (
      <svg {...frame} aria-hidden="true">
        <path className="ridge-flat" d={`M.5 ${ground + 0.5}H${width - 0.5}`} />
        {waypointStates(weight).map((state, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a waypoint is known by its position
            key={index}
            className="ridge-waypoint"
            data-state={state}
            cx={width / 2 - 11 + index * 11}
            cy={ground - 5}
            r="2.7"
          />
        ))}
      </svg>
    )
  const { area, lit, crest, stem } = ridgePaths(estimate, { width, top: 0.5, ground, fullDensity: 2.7 })
  return (
    <svg {...frame} aria-hidden="true">
      <path className="ridge-area" d={area} />
      <path className="ridge-lit" d={lit} />
      <path className="ridge-ground" d={`M0 ${ground + 0.5}H${width}`} />
      <path className="ridge-crest" d={crest} />
      <path
        className="ridge-stem"
        data-lit={stem.isLit || undefined}
        d={`M${stem.x} ${stem.y + 0.9}V${ground}`}
      />
      <path className="ridge-stem" d={`M${stem.x} ${ground}V${height}`} />
    </svg>
  )
}

/** Three waypoints fill with the weights of the answers; half filled means that one has partly faded. */
function waypointStates(weight: number): ('full' | 'half' | 'empty')[] {
  const shown = Math.min(2.99, weight)
  return [0, 1, 2].map((index) => (shown >= index + 1 ? 'full' : shown > index + 0.05 ? 'half' : 'empty'))
}

const row = { width: 460, height: 30, ground: 24 }

/** One row of the range. It is taller than its row, so that the ridges stand in front of one another. */
export function RowRidge({ estimate, weight }: RidgeProps) {
  const { width, height, ground } = row
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    height,
    preserveAspectRatio: 'none',
    className: 'ridge row-ridge',
  }
  if (!estimate)
    return (
      <>
        <svg {...frame} aria-hidden="true">
          <path className="ridge-flat" d={`M0 ${ground + 0.5}H${width}`} />
        </svg>
        <span className="row-waypoints" aria-hidden="true">
          {waypointStates(weight).map((state, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a waypoint is known by its position
            <i key={index} data-state={state} />
          ))}
        </span>
      </>
    )
  const { line, area, lit, crest, stem } = ridgePaths(estimate, { width, top: -26, ground, fullDensity: 3.1 })
  return (
    <svg {...frame} aria-hidden="true">
      <path className="ridge-back" d={area} />
      <path className="ridge-area" d={area} />
      <path className="ridge-lit" d={lit} />
      <path className="ridge-line" d={line} />
      <path className="ridge-ground" d={`M0 ${ground + 0.5}H${width}`} />
      <path className="ridge-crest" d={crest} />
      <path
        className="ridge-stem"
        data-lit={stem.isLit || undefined}
        d={`M${stem.x} ${stem.y + 1}V${ground}`}
      />
    </svg>
  )
}

interface LargeRidgeProps {
  estimate: Estimate
  /** What it was before, drawn as a dotted line. */
  before?: Estimate | undefined
  /** What the drawing shows, for screen readers. */
  label: string
}

const large = { width: 348, height: 120, ground: 86, pad: 6 }

export function LargeRidge({ estimate, before, label }: LargeRidgeProps) {
  const { width, height, ground, pad } = large
  const frame = { width, top: 8, ground, fullDensity: 3.1 }
  const { line, area, lit, crest, stem } = ridgePaths(estimate, frame)
  return (
    <svg
      className="ridge large-ridge"
      viewBox={`${-pad} 0 ${width + 2 * pad} ${height}`}
      role="img"
      aria-label={label}
    >
      {before && <path className="ridge-before" d={ridgePaths(before, frame).line} />}
      <path className="ridge-area" d={area} />
      <path className="ridge-lit" d={lit} />
      <path className="ridge-line" d={line} />
      <path className="ridge-mark" d={`M${0.7 * width} 4V${ground + 6}`} />
      <path className="ridge-ground" d={`M0 ${ground + 0.5}H${width}`} />
      <path className="ridge-crest" d={crest} />
      <path
        className="ridge-stem"
        data-lit={stem.isLit || undefined}
        d={`M${stem.x} ${stem.y + 1.4}V${ground}`}
      />
      <path className="ridge-stem" d={`M${stem.x} ${ground}V${ground + 7}`} />
      <text x="0" y={height - 8}>
        0
      </text>
      <text x={0.7 * width} y={height - 8} textAnchor="middle">
        70
      </text>
      <text x={width} y={height - 8} textAnchor="end">
        100
      </text>
    </svg>
  )
}
