import type { GrowthReport } from '../../judge/growth.ts'

interface GrowthPlotProps {
  readonly growth: GrowthReport
  /** Of a right solution with the pattern. */
  readonly order: 0 | 1 | 2 | 3 | undefined
  /** The kind of input, in one sentence. */
  readonly kind: string
}

const names = ['hardly at all', 'like n', 'like n²', 'like n³ or worse'] as const
const width = 320
const height = 160

/** Time over size, with a sentence that says what the curve is. */
export function GrowthPlot({ growth, order, kind }: GrowthPlotProps) {
  const { points, order: found, isHidden } = growth
  const last = points.at(-1)
  if (!last) return null
  const highest = Math.max(...points.map(({ milliseconds }) => milliseconds), 0.001)
  const x = (size: number) => 36 + ((width - 48) * size) / last.size
  const y = (milliseconds: number) => height - 22 - ((height - 34) * milliseconds) / highest
  return (
    <div>
      <h4 className="font-display text-heading-xs font-strong">{headline(found, order)}</h4>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-2 w-full max-w-md"
        role="img"
        aria-label={tellPoints(growth)}
      >
        <path d={`M36 6V${height - 22}H${width - 8}`} className="fill-none stroke-line-strong" />
        <polyline
          points={points.map((point) => `${x(point.size)},${y(point.milliseconds)}`).join(' ')}
          className="fill-none stroke-accent"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
        {points.map(({ size, milliseconds }) => (
          <circle key={size} cx={x(size)} cy={y(milliseconds)} r="3.5" className="fill-accent" />
        ))}
        <text x={width - 8} y={height - 6} textAnchor="end" className="fill-current font-mono text-2xs">
          {last.size.toLocaleString('en')}
        </text>
        <text x="36" y="14" className="fill-current font-mono text-2xs">{` ${timeOf(highest)}`}</text>
      </svg>
      <p className="mt-1 text-xs text-muted">{kind}</p>
      {isHidden && (
        <p className="mt-1 text-sm">
          The lines that run grow less than the time: something that you call in the loop walks through the
          data, such as <code>in</code>, a slice or <code>pop(0)</code>.
        </p>
      )}
    </div>
  )
}

function headline(found: GrowthReport['order'], order: GrowthPlotProps['order']): string {
  if (found === undefined) return 'The times are too noisy to tell how it grows'
  const grows = found === 0 ? 'The time hardly grows' : `Grows ${names[found]}`
  return order === undefined || found <= order
    ? `${grows}, as the pattern does`
    : `${grows}. The pattern grows ${names[order]}.`
}

function tellPoints({ points }: GrowthReport): string {
  return points.map(({ size, milliseconds }) => `size ${size}: ${timeOf(milliseconds)}`).join(', ')
}

function timeOf(milliseconds: number): string {
  return milliseconds >= 100 ? `${(milliseconds / 1000).toFixed(1)} s` : `${milliseconds.toFixed(1)} ms`
}
