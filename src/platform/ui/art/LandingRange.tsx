import { Link } from 'react-router'
import ridgesUrl from './drawn/landing-range.svg?url'
import positions from './drawn/positions.json' with { type: 'json' }
import type { PeakHue } from './peaks.ts'
import { StandingGoat } from './StandingGoat.tsx'

interface LandingPeak {
  hue: PeakHue
  name: string
  patternCount: number
  to: string
}

interface LandingRangeProps {
  peaks: readonly LandingPeak[]
  className?: string
}

/** The mountain range with evening light on its summits, a trail and a goat. Each summit with its label is a link. Its lines are in a separate SVG file. */
export function LandingRange({ peaks, className = '' }: LandingRangeProps) {
  return (
    <div className={`relative ${className}`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title shows as a tooltip, and the links have names */}
      <svg {...frame}>
        <defs>
          <linearGradient id="range-glow" gradientUnits="userSpaceOnUse" x1="0" y1="80" x2="0" y2="440">
            <stop offset="0" stopColor="var(--accent-mark)" />
            <stop offset=".36" stopColor="var(--accent-mark)" stopOpacity=".85" />
            <stop offset=".52" stopColor="var(--contour)" />
            <stop offset="1" stopColor="var(--contour-faint)" />
          </linearGradient>
        </defs>
        {layers.map((layer) => (
          <use key={layer.href} {...layer} />
        ))}
        <StandingGoat x={positions.goat.x - 24} y={positions.goat.y - 45} width="48" height="48" />
        <g className="hidden min-[80rem]:block">
          {peaks.map(({ hue, name, patternCount, to }) => {
            const { x, y } = positions.landingSummits[hue]
            const labelY = y - labelLift[hue]
            return (
              <Link key={hue} to={to} className="range-link">
                <rect fill="transparent" x={x - 58} y={labelY - 36} width="116" height={y - labelY + 56} />
                <line className="stroke-muted" x1={x} y1={y - 5} x2={x} y2={labelY + 6} />
                <circle className="fill-ink" cx={x} cy={y} r="3.5" />
                <text className="range-name" x={x} y={labelY - 18}>
                  {name}
                </text>
                <text className="range-count" x={x} y={labelY}>{`${patternCount} patterns`}</text>
              </Link>
            )
          })}
        </g>
      </svg>
    </div>
  )
}

const frame = {
  className: 'absolute inset-0 size-full overflow-visible',
  viewBox: '0 0 1440 440',
  preserveAspectRatio: 'xMidYMax slice',
}
const layers = [
  { href: `${ridgesUrl}#ridges`, className: 'range-ground range-glow' },
  { href: `${ridgesUrl}#trail`, className: 'range-trail' },
]

/** Distance of each label from its summit, so that neighboring labels do not touch. */
const labelLift: Record<PeakHue, number> = {
  arrays: 30,
  bsearch: 44,
  strings: 28,
  lists: 40,
  stack: 32,
  trees: 24,
  graphs: 38,
  dp: 28,
}
