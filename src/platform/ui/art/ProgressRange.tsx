import { Link } from 'react-router'
import positions from './drawn/positions.json' with { type: 'json' }
import ridgesUrl from './drawn/progress-range.svg?url'
import { progressFrame } from './frames.ts'
import { lightOn } from './light.ts'
import type { PeakHue } from './peaks.ts'

interface PeakProgress {
  hue: PeakHue
  name: string
  completed: number
  total: number
  to: string
}

const { width, height } = progressFrame
/** Top edge of the drawing. */
const skyY = 40
/** Height of the labels below the range. */
const labelsHeight = 56

/** Light climbs each peak as its patterns are completed. Each peak with its label is a link. Scrolls horizontally on small screens. */
export function ProgressRange({
  peaks,
  label = 'Progress by category',
}: {
  peaks: readonly PeakProgress[]
  label?: string
}) {
  const ridges = `${ridgesUrl}#ridges`
  const lit = peaks
    .filter((peak) => peak.completed > 0)
    .map((peak) => ({ ...peak, light: lightOn(peak.hue, peak.completed, peak.total) }))

  return (
    <section
      className="range-scroll overflow-x-auto overflow-y-hidden [--range-ground:var(--surface)]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop to be scrolled with the keyboard
      tabIndex={0}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title shows as a tooltip, and the links have names */}
      <svg className="block w-full min-w-260" viewBox={`0 ${skyY} ${width} ${height - skyY + labelsHeight}`}>
        <defs>
          <linearGradient id="light-edges">
            <stop offset="0" stopColor="#000" />
            <stop offset=".3" stopColor="#fff" />
            <stop offset=".7" stopColor="#fff" />
            <stop offset="1" stopColor="#000" />
          </linearGradient>
          <mask id="lit-ground" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            {lit.map(({ hue, light }) => (
              <rect
                key={hue}
                className="range-climb"
                fill="url(#light-edges)"
                x={light.left - 14}
                y={light.top}
                width={light.right - light.left + 28}
                height={height}
              />
            ))}
          </mask>
        </defs>
        <svg y="0" width={width} height={height} aria-hidden="true">
          <use href={ridges} className="range-ground" />
          <g mask="url(#lit-ground)">
            <use href={ridges} className="range-ground range-light" />
          </g>
        </svg>
        {lit.map(({ hue, light }) => (
          <rect
            key={hue}
            className="range-climb fill-ink"
            x={positions.progressSummits[hue].x - 13}
            y={light.top - 1}
            width="26"
            height="2"
          />
        ))}
        <line className="stroke-line" x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} />
        {peaks.map(({ hue, name, completed, total, to }) => {
          const { x, y } = positions.progressSummits[hue]
          return (
            <Link key={hue} to={to} className="range-link">
              <rect fill="transparent" x={x - 48} y={y - 12} width="96" height={height - y + 64} />
              <circle className="fill-ink" cx={x} cy={y} r="2.6" />
              <text className="range-label" x={x} y={height + 23}>
                {name}
              </text>{' '}
              <text className="range-figure" x={x} y={height + 42}>{`${completed}/${total}`}</text>
            </Link>
          )
        })}
      </svg>
    </section>
  )
}
