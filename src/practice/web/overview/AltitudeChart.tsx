import { dateFormat } from '#platform/date-format.ts'
import { dayMs } from '#platform/durations.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { apart, type ChartData, type HeightPoint } from './chart-scale.ts'
import styles from './practice.module.css'

/** The height at which a company's mix is named in one of two cases. */
export interface MixHeight {
  readonly name: string
  readonly meters: number
}

interface AltitudeChartProps {
  readonly data: ChartData
  readonly today: number
  readonly mix?: MixHeight | undefined
}

const sizes = {
  wide: { width: 600, height: 216, right: 112 },
  phone: { width: 350, height: 196, right: 86 },
}
const edge = { left: 8, top: 14, bottom: 32 }
/** The lines begin beside the labels of the heights. */
const begin = edge.left + 38
const square = 9
/** In characters. */
const longName = 9
const date = dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'short' })

/** Practice as a line in its band, the checks as squares with whiskers, and at most one company's mix. */
export function AltitudeChart({ data, today, mix }: AltitudeChartProps) {
  const { width, height, right } = sizes[useMedia('(width < 52rem)') ? 'phone' : 'wide']
  const { line, checks, firstDay, lastDay, low, high } = data
  const end = width - right
  const ground = height - edge.bottom
  const x = (day: number) => round(begin + ((day - firstDay) / (lastDay - firstDay)) * (end - begin))
  const y = (meters: number) =>
    round(ground - ((meters - low) / Math.max(1, high - low)) * (ground - edge.top))
  const path = (
    points: readonly HeightPoint[],
    of: (point: HeightPoint) => number = ({ meters }) => meters,
  ) => points.map((point) => `${x(point.day)} ${y(of(point))}`).join('L')
  const upper = path(line, ({ meters, range }) => meters + range)
  const lower = path(line.toReversed(), ({ meters, range }) => meters - range)
  const last = line.at(-1)
  const lastCheck = checks.at(-1)
  const [practiceLabel, checkLabel, mixLabel] = apart(
    [last, lastCheck, mix].map((each) => each && y(each.meters)),
    edge.top,
  )
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      role="img"
      aria-label={describe(data, mix)}
    >
      <path className="fill-accent-mark opacity-13" d={`M${upper}L${lower}Z`} />
      {data.heights.map((meters) => (
        <g key={meters}>
          <path className="stroke-line" d={`M${edge.left} ${y(meters)}H${end}`} />
          <text data-label="height" x={edge.left} y={y(meters) - 5}>
            {meters.toLocaleString('en')}
          </text>
        </g>
      ))}
      {mix && (
        <>
          <path
            className="stroke-line-strong stroke-[1.25] [stroke-dasharray:4_4]"
            d={`M${edge.left} ${y(mix.meters)}H${end + 6}`}
          />
          <EndLabel
            x={end + 14}
            y={mixLabel}
            line="mix"
            name={mix.name.length > longName ? 'company mix' : `${mix.name} mix`}
            meters={mix.meters}
          />
        </>
      )}
      {checks.map(({ day, meters, range }) => (
        <path
          key={day}
          className="stroke-ink stroke-[1.25] opacity-40"
          d={`M${x(day)} ${y(meters + range)}V${y(meters - range)}`}
        />
      ))}
      {checks.length > 1 && (
        <path
          className="fill-none stroke-ink stroke-[1.75] [stroke-dasharray:2_4] [stroke-linecap:round]"
          d={`M${path(checks)}`}
        />
      )}
      <path
        className="fill-none stroke-accent-mark stroke-[2.75] [stroke-linejoin:round]"
        d={`M${path(line)}`}
      />
      {checks.map(({ day, meters }) => (
        <rect
          key={day}
          className="fill-canvas stroke-ink stroke-2"
          x={x(day) - square / 2}
          y={y(meters) - square / 2}
          width={square}
          height={square}
          rx="1.5"
        />
      ))}
      {last && (
        <>
          <circle
            className="fill-accent-mark stroke-canvas stroke-2"
            cx={x(last.day)}
            cy={y(last.meters)}
            r="5.5"
          />
          <EndLabel x={end + 14} y={practiceLabel} line="practice" name="practice" meters={last.meters} />
        </>
      )}
      {lastCheck && (
        <EndLabel x={end + 14} y={checkLabel} line="check" name="Sealed Five" meters={lastCheck.meters} />
      )}
      {data.labelledDays.map((day) => (
        <text key={day} x={x(day)} y={height - 6} textAnchor={day === firstDay ? 'start' : 'middle'}>
          {day === today ? 'today' : date(day * dayMs)}
        </text>
      ))}
    </svg>
  )
}

interface EndLabelProps {
  readonly x: number
  readonly y: number | undefined
  readonly line: 'practice' | 'check' | 'mix'
  readonly name: string
  readonly meters: number
}

function EndLabel({ x, y = 0, line, name, meters }: EndLabelProps) {
  return (
    <>
      <text x={x} y={y - 3}>
        {name}
      </text>
      <text data-line={line} x={x} y={y + 13}>
        {`${meters.toLocaleString('en')} m`}
      </text>
    </>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

function describe({ line, checks, labelledDays }: ChartData, mix: MixHeight | undefined): string {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return 'Altitude'
  const meters = (value: number) => `${value.toLocaleString('en')} meters`
  const lastCheck = checks.at(-1)
  return [
    `Altitude since ${date((labelledDays[0] ?? 0) * dayMs)}: practice from ${meters(first.meters)} to ${meters(last.meters)}`,
    ...(lastCheck ? [`Sealed Five now at ${meters(lastCheck.meters)}`] : []),
    ...(mix ? [`${mix.name} at ${meters(mix.meters)}`] : []),
  ].join(', ')
}
