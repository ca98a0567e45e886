import { useId } from 'react'
import type { Scores } from '../../contract.ts'
import { type Band, bandOf, maxTotal, totalOf } from '../../rating.ts'

/** The total rides a slope past the lines of the bands. */
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
          {line !== undefined && <path d={`M8 ${line}H272`} strokeDasharray="3 5" className="stroke-line" />}
          <text
            x={x}
            y={(line ?? 290) - 20}
            className={`text-[15px] ${name === band ? 'fill-ink font-[650]' : 'fill-ink-2'}`}
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
  { name: 'Strong hire', range: '30 to 35', line: 72, x: 8 },
  { name: 'Hire with confidence', range: '25 to 29', line: 122, x: 8 },
  { name: 'Borderline/passable', range: '20 to 24', line: 186, x: 8 },
  { name: 'No hire', range: 'below 20', x: 98 },
]

type Point = readonly [x: number, y: number]

/** Three Bézier curves, each starting where the one before ends; they only ever rise. */
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

/** Drawn height of a total: straight between the lines of the bands. */
function heightOf(total: number): number {
  const marks = [
    [7, 280],
    [20, 186],
    [25, 122],
    [30, 72],
    [35, 22],
  ] as const
  for (const [place, [upper, upperY]] of marks.entries()) {
    const [lower, lowerY] = marks[place - 1] ?? marks[0]
    if (total <= upper)
      return upper === lower ? upperY : lowerY + ((total - lower) / (upper - lower)) * (upperY - lowerY)
  }
  return 22
}

/** Where the slope has this height. */
function slopeAt(y: number): number {
  const curve = curves.find(([, , , end]) => y >= end[1]) ?? curves[2]
  if (!curve) return 0
  let [low, high] = [0, 1]
  for (let halving = 0; halving < 20; halving++) {
    const middle = (low + high) / 2
    if (along(curve, middle)[1] > y) low = middle
    else high = middle
  }
  return along(curve, low)[0]
}

function along([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t
  const mix = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
  return [mix(0), mix(1)]
}
