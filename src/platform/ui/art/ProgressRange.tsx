import positions from './drawn/positions.json' with { type: 'json' }
import ridgesUrl from './drawn/progress-range.svg?url'
import { progressFrame } from './frames.ts'
import { footY, lightOn } from './light.ts'
import type { PeakHue } from './peaks.ts'

export interface PeakProgress {
  hue: PeakHue
  name: string
  completed: number
  total: number
}

const { width } = progressFrame
/** Top edge of the drawing. */
const skyY = 32
const frame = { x: 0, y: skyY, width, height: footY - skyY }

/** Light climbs each peak as its patterns are completed. */
export function ProgressRange({ peaks }: { peaks: readonly PeakProgress[] }) {
  const ridges = `${ridgesUrl}#ridges`
  const lit = peaks
    .filter((peak) => peak.completed > 0)
    .map((peak) => ({ ...peak, light: lightOn(peak.hue, peak.completed, peak.total) }))
  const counts = peaks.map(({ name, completed, total }) => `${name} ${completed} of ${total}`)

  return (
    <svg
      className="block w-full [--range-ground:var(--surface)]"
      viewBox={`0 ${skyY} ${width} ${frame.height}`}
      role="img"
      aria-label={`Completed by category: ${counts.join(', ')}`}
    >
      <defs>
        <linearGradient id="light-edges">
          <stop offset="0" stopColor="#000" />
          <stop offset=".3" stopColor="#fff" />
          <stop offset=".7" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <mask id="lit-ground" maskUnits="userSpaceOnUse" {...frame}>
          {lit.map(({ hue, light }) => (
            <rect
              key={hue}
              className="range-climb"
              fill="url(#light-edges)"
              x={light.left - 8}
              y={light.top}
              width={light.right - light.left + 16}
              height={footY}
            />
          ))}
        </mask>
      </defs>
      <use href={ridges} className="range-ground" />
      <g mask="url(#lit-ground)">
        <use href={ridges} className="range-ground range-light" />
      </g>
      {peaks.map(({ hue }) => {
        const { x, y } = positions.progressSummits[hue]
        return <circle key={hue} data-hue={hue} className="fill-hue" cx={x} cy={y} r="2.8" />
      })}
    </svg>
  )
}
