import type { GrowthPoint, GrowthReport } from '../../judge/growth.ts'
import type { RunLanguage } from '../../protocol.ts'
import { timeLimits } from '../run-program.ts'
import styles from './GrowthPlot.module.css'

interface GrowthPlotProps {
  readonly growth: GrowthReport
  /** Of a right solution with the pattern. */
  readonly order: 0 | 1 | 2 | 3
  /** The kind of input, in one sentence. */
  readonly kind: string
  readonly language: RunLanguage
}

const orders = ['hardly at all', 'n', 'n²', 'n³ or worse'] as const
const [left, right, top, bottom] = [58, 388, 14, 206]

/** Time over size, beside that of the pattern, and what the curve means for larger inputs. */
export function GrowthPlot({ growth, order, kind, language }: GrowthPlotProps) {
  const { points, order: found, isHidden, stoppedAt } = growth
  const last = points.at(-1)
  const stopped = stoppedAt === undefined ? undefined : tellStop(stoppedAt, order)
  if (!last)
    return stopped === undefined ? null : (
      <section aria-label="Growth">
        <h2 className="text-lg">{stopped}</h2>
        <p className="mt-1 text-xs text-muted">{kind}</p>
      </section>
    )
  const highest = Math.max(...points.map(({ milliseconds }) => milliseconds), 0.001)
  const x = (size: number) => left + ((right - left) * size) / last.size
  const y = (milliseconds: number) => bottom - ((bottom - top) * milliseconds) / highest
  const line = points.map((point) => `${x(point.size)},${y(point.milliseconds)}`).join(' ')
  const isWorse = found !== undefined && found > order
  return (
    <section aria-label="Growth">
      <h2 className="text-lg">{stopped ?? headlineOf(found, order)}</h2>
      <svg viewBox="0 0 400 236" className={styles.plot} role="img" aria-label={describe(points)}>
        {[1 / 3, 2 / 3, 1].map((part) => (
          <g key={part}>
            <path d={`M${left} ${y(highest * part)}H${right}`} className={styles.grid} />
            <text x={left - 8} y={y(highest * part)} className={styles.time}>
              {timeOf(highest * part)}
            </text>
          </g>
        ))}
        <path d={`M${left} ${top - 8}V${bottom}H${right}`} className={styles.axes} />
        {[1 / 2, 1].map((part) => (
          <text key={part} x={x(last.size * part)} y={bottom + 20} className={styles.size}>
            {Math.round(last.size * part).toLocaleString('en')}
          </text>
        ))}
        {isWorse && <path d={curveOf(points, order, x, y)} className={styles.pattern} />}
        <polyline points={line} className={styles.fit} />
        {points.map(({ size, milliseconds }) => (
          <circle key={size} cx={x(size)} cy={y(milliseconds)} r="4.5" className={styles.point} />
        ))}
        {isWorse && (
          <text x={right} y={bottom - 22} className={styles.patternName}>
            {`the pattern: ${orders[order]}`}
          </text>
        )}
      </svg>
      {stopped === undefined && (
        <p className="mt-2 text-sm text-ink-2">{meaningOf(growth, timeLimits[language])}</p>
      )}
      <p className="mt-1 text-xs text-muted">{kind}</p>
      {isHidden && (
        <p className="mt-2 text-sm text-ink-2">
          The lines that run grow less than the time: something that you call in the loop walks through the
          data, such as <code>in</code>, a slice or <code>pop(0)</code>.
        </p>
      )}
    </section>
  )
}

function tellStop(size: number, order: GrowthPlotProps['order']): string {
  const grows = order === 0 ? 'hardly grows' : `grows like ${orders[order]}`
  return `Too slow: at size ${size.toLocaleString('en')} the run was ended. The pattern ${grows}.`
}

function headlineOf(found: GrowthReport['order'], order: GrowthPlotProps['order']): string {
  if (found === undefined) return 'The times are too noisy to tell how it grows'
  const grows = found === 0 ? 'The time hardly grows' : `Grows like ${orders[found]}`
  return found <= order ? `${grows}, as the pattern does` : `${grows}. The pattern gives ${orders[order]}.`
}

function meaningOf({ points, order }: GrowthReport, limitMs: number): string {
  const last = points.at(-1)
  if (!last || !order) return `The largest input here has size ${last?.size.toLocaleString('en')}.`
  const times = ['', 'twice as long', 'four times as long', 'eight times as long or more'][order]
  const reach = last.size * (limitMs / last.milliseconds) ** (1 / order)
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(reach)) - 1)
  return `Twice the input takes ${times}. Near ${(Math.round(reach / digits) * digits).toLocaleString('en')}, your ${limitMs / 1000} seconds are up.`
}

/** What the pattern would take, from the first time on that is long enough to be true. */
function curveOf(
  points: readonly GrowthPoint[],
  order: number,
  x: (size: number) => number,
  y: (milliseconds: number) => number,
): string {
  const last = points.at(-1)!
  const from = points.find(({ milliseconds }) => milliseconds >= 0.02) ?? last
  const parts = Array.from({ length: 25 }, (_, index) => (last.size * index) / 24)
  return parts
    .map((size, index) => {
      const milliseconds = from.milliseconds * (size / from.size) ** order
      return `${index === 0 ? 'M' : 'L'}${x(size)} ${y(Math.min(milliseconds, last.milliseconds))}`
    })
    .join('')
}

function describe(points: readonly GrowthPoint[]): string {
  return points.map(({ size, milliseconds }) => `size ${size}: ${timeOf(milliseconds)}`).join(', ')
}

function timeOf(milliseconds: number): string {
  return milliseconds >= 100 ? `${(milliseconds / 1000).toFixed(2)} s` : `${milliseconds.toFixed(1)} ms`
}
