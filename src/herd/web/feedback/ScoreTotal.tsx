import { useId } from 'react'
import type { Scores } from '../../contract.ts'
import {
  type Band,
  bandOf,
  criteria,
  formatScore,
  isScores,
  maxTotal,
  scoreOf,
  totalOf,
} from '../../rating.ts'

interface TotalSumProps {
  scores: Partial<Scores>
  label?: string
}

/** Total, band and one-decimal score once all seven criteria are scored. */
export function TotalSum({ scores, label = 'Submitted score' }: TotalSumProps) {
  const count = criteria.filter(({ key }) => scores[key] !== undefined).length
  if (!isScores(scores))
    return (
      <div className="flex min-h-14 items-center gap-4">
        <Big value={count} of={criteria.length} />
        <p className="text-sm leading-[1.35] text-muted">{`scored. The total appears when all ${criteria.length} are.`}</p>
      </div>
    )
  const total = totalOf(scores)
  return (
    <div role="status" className="flex min-h-14 items-center gap-4">
      <Big value={total} of={maxTotal} />
      <p className="leading-[1.35]">
        <b className="block font-strong">{bandOf(total)}</b>
        <span className="text-sm text-muted tabular-nums">{`${label} ${formatScore(scoreOf(total))}`}</span>
      </p>
    </div>
  )
}

function Big({ value, of }: { value: number; of: number }) {
  return (
    <span className="font-display text-figure leading-none font-extrabold tracking-tighter tabular-nums">
      <span>{value}</span>
      <small className="text-lg font-semibold tracking-normal text-muted">{`/${of}`}</small>
    </span>
  )
}

/** The total as a point on a slope that crosses the lines between the bands. */
export function TotalGauge({ scores }: { scores: Scores }) {
  const clipId = useId()
  const total = totalOf(scores)
  const band = bandOf(total)
  const y = heightOf(total)
  return (
    <svg
      viewBox="0 0 280 300"
      role="img"
      aria-label={`Total ${total} of ${maxTotal}: ${band}`}
      className="w-full"
    >
      <clipPath id={clipId}>
        <rect y={y} width="280" height={300 - y} />
      </clipPath>
      <path d={slope} fill="none" strokeWidth="2" className="stroke-line-strong" />
      <path
        d={slope}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        clipPath={`url(#${clipId})`}
        className="stroke-(--accent-mark)"
      />
      {bands.map(({ name, range, line, x }) => (
        <g key={name}>
          {line !== undefined && <path d={`M0 ${line}H272`} strokeDasharray="3 5" className="stroke-line" />}
          <text
            x={x}
            y={(line ?? 290) - 20}
            className={`text-[15px] ${name === band ? 'fill-ink font-strong' : 'fill-ink-2'}`}
          >
            {name}
          </text>
          <text x={x} y={(line ?? 290) - 4} className="fill-muted font-mono text-[13px]">
            {range}
          </text>
        </g>
      ))}
      <circle cx={slopeAt(y)} cy={y} r="8" strokeWidth="2.5" className="fill-accent stroke-ink" />
    </svg>
  )
}

const bands: readonly { name: Band; range: string; line?: number; x: number }[] = [
  { name: 'Strong hire', range: '30 to 35', line: 72, x: 0 },
  { name: 'Hire with confidence', range: '25 to 29', line: 122, x: 0 },
  { name: 'Borderline/passable', range: '20 to 24', line: 186, x: 0 },
  { name: 'No hire', range: 'below 20', x: 98 },
]

type Point = readonly [x: number, y: number]

/** Connected Bézier curves. Each rises monotonically, so that a height has exactly one x. */
const curves: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [20, 280],
    [60, 268],
    [80, 226],
    [104, 210],
  ],
  [
    [104, 210],
    [128, 194],
    [150, 176],
    [168, 140],
  ],
  [
    [168, 140],
    [186, 104],
    [206, 76],
    [252, 22],
  ],
]
const slope = curves
  .map(([start, ...rest]) => `M${start.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`)
  .join('')

/** The y of a total, interpolated between the lines of the bands. */
function heightOf(total: number): number {
  const marks = [
    [7, 280],
    [20, 186],
    [25, 122],
    [30, 72],
    [35, 22],
  ] as const
  for (const [index, [upper, upperY]] of marks.entries()) {
    const [lower, lowerY] = marks[index - 1] ?? marks[0]
    if (total <= upper)
      return upper === lower ? upperY : lowerY + ((total - lower) / (upper - lower)) * (upperY - lowerY)
  }
  return 22
}

/** The x at which the slope has this y, by bisection. */
function slopeAt(y: number): number {
  const curve = curves.find(([, , , end]) => y >= end[1]) ?? curves[2]
  if (!curve) return 0
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (pointAt(curve, middle)[1] > y) low = middle
    else high = middle
  }
  return pointAt(curve, low)[0]
}

function pointAt([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
  return [mix(0), mix(1)]
}
