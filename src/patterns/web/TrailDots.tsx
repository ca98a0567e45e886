import { isSolved, type SolvedMask } from '#progress/rules.ts'

interface TrailDotsProps {
  mask: SolvedMask
  count: number
}

const climb = 12
const widest = 226

/** The practice problems as waypoints on a short way up. Decoration beside the number. */
export function TrailDots({ mask, count }: TrailDotsProps) {
  if (count === 0) return null
  const pitch = Math.min(22, (widest - 14) / count)
  const radius = Math.min(5.5, pitch / 2.6)
  const width = Math.ceil(count * pitch + 6)
  const waypoints = Array.from({ length: count }, (_, problem) => ({
    problem,
    x: 14 + problem * pitch,
    y: 20 - (problem * climb) / Math.max(1, count - 1),
  }))
  return (
    <svg viewBox={`0 0 ${width} 28`} width={width} height="28" className="max-w-full" aria-hidden="true">
      <path
        d={`M${waypoints.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        strokeWidth="1.5"
        strokeDasharray=".1 5"
        strokeLinecap="round"
        className="fill-none stroke-line-strong"
      />
      {waypoints.map(({ problem, x, y }) => (
        <circle
          key={problem}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={radius}
          strokeWidth="1.75"
          className={isSolved(mask, problem) ? 'fill-hue stroke-hue' : 'fill-surface stroke-line-strong'}
        />
      ))}
    </svg>
  )
}
