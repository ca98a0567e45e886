import type { PatternStatus } from '#progress/rules.ts'

interface StatusRingProps {
  status: PatternStatus
  /** Fraction of the problems that are solved, 0 to 1. */
  share: number
}

const pieRadius = 5
const circumference = 2 * Math.PI * pieRadius

/** Dashed: not started. A growing slice: in progress. Filled with a check: completed. Decoration: the status is also shown as text. */
export function StatusRing({ status, share }: StatusRingProps) {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" className="flex-none fill-none" aria-hidden="true">
      {status === 'Not Started' && (
        <circle
          cx="15"
          cy="15"
          r="14"
          strokeWidth="2"
          strokeDasharray="5.5 3.3"
          className="stroke-line-strong"
        />
      )}
      {status === 'In Progress' && (
        <>
          <circle cx="15" cy="15" r="14" strokeWidth="2" className="stroke-hue" />
          <circle
            cx="15"
            cy="15"
            r={pieRadius}
            strokeWidth={2 * pieRadius}
            strokeDasharray={`${(circumference * share).toFixed(2)} ${circumference.toFixed(2)}`}
            transform="rotate(-90 15 15)"
            className="stroke-hue transition-[stroke-dasharray] duration-(--dur-slow) ease-step"
          />
        </>
      )}
      {status === 'Completed' && (
        <>
          <circle cx="15" cy="15" r="14" strokeWidth="2" className="fill-hue stroke-hue" />
          <path
            d="m9.5 15.5 3.8 3.8 7.2-8"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-inverse"
          />
        </>
      )}
    </svg>
  )
}

interface TrailDotsProps {
  /** One for each problem. */
  solved: readonly boolean[]
}

const climb = 12
const maxWidth = 226

/** The practice problems as waypoints on a climbing trail. Decoration: the count is also shown as text. */
export function TrailDots({ solved }: TrailDotsProps) {
  const count = solved.length
  if (count === 0) return null
  const pitch = Math.min(22, (maxWidth - 14) / count)
  const radius = Math.min(5.5, pitch / 2.6)
  const width = Math.ceil(count * pitch + 6)
  const waypoints = solved.map((isSolved, problem) => ({
    problem,
    isSolved,
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
      {waypoints.map(({ problem, isSolved, x, y }) => (
        <circle
          key={problem}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={radius}
          strokeWidth="1.75"
          className={isSolved ? 'fill-hue stroke-hue' : 'fill-surface stroke-line-strong'}
        />
      ))}
    </svg>
  )
}
