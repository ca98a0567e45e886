import { dayMs } from '#platform/durations.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { PatternStanding, RoundSummary } from '../../contract.ts'
import { daysBetween, daysUntil } from '../../day-words.ts'

interface DayColumnsProps {
  rounds: readonly RoundSummary[]
  patterns: readonly PatternStanding[]
  dueCount: number
  now: number
}

const cell = { height: 9, gap: 3 }
const perColumn = 10
const base = perColumn * (cell.height + cell.gap) + 34
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

type CellLook = 'right' | 'wrong' | 'now' | 'later'
interface Column {
  readonly x: number
  readonly cells: readonly CellLook[]
}

/** The last days as columns of cells, right answers at the bottom; today's prompts; and what comes due next. */
export function DayColumns({ rounds, patterns, dueCount, now }: DayColumnsProps) {
  const isPhone = useMedia('(width < 40rem)')
  const pitch = isPhone ? 31 : 38
  const width = isPhone ? 22 : 26
  const firstDay = Math.min(
    10,
    Math.max(...rounds.map(({ createdAt }) => daysBetween(Date.parse(createdAt), now))),
  )
  const pastDays = Array.from(
    { length: Math.max(0, Math.min(isPhone ? 5 : 10, firstDay)) },
    (_, index, days = Math.min(isPhone ? 5 : 10, firstDay)) => days - index,
  )
  const columns: Column[] = []
  const labels: { x: number; y: number; text: string; isCount?: boolean }[] = []
  const missed: number[] = []
  let x = 4
  for (const day of pastDays) {
    const results = rounds
      .filter(({ createdAt }) => daysBetween(Date.parse(createdAt), now) === day)
      .flatMap((round) => round.results.filter(({ result }) => result !== 'open'))
      .map(({ result }): CellLook => (result === 'right' ? 'right' : 'wrong'))
      .toSorted()
    const count = Math.max(1, Math.ceil(results.length / perColumn))
    for (let part = 0; part < count; part++)
      columns.push({
        x: x + part * (width + 3),
        cells: results.slice(part * perColumn, (part + 1) * perColumn),
      })
    const middle = x + (count * (width + 3) - 3) / 2
    if (results.length === 0) missed.push(middle)
    else
      labels.push({
        x: middle,
        y: base - 14 - Math.min(perColumn, results.length) * (cell.height + cell.gap),
        text: String(results.filter((look) => look === 'right').length),
        isCount: true,
      })
    labels.push({ x: middle, y: base + 16, text: String(new Date(now - day * dayMs).getDate()) })
    x += (count - 1) * (width + 3) + pitch
  }
  // Room for the sign, which is wider than a column.
  const today = x + (isPhone ? 12 : 5)
  columns.push({
    x: today,
    cells: Array.from({ length: Math.min(perColumn, dueCount) }, () => 'now' as const),
  })
  x = today + pitch + 13
  for (const day of isPhone ? [1, 2, 3] : [1, 2, 3, 4]) {
    const due = patterns.filter((each) => each.due !== null && daysUntil(each.due, now) === day).length
    columns.push({ x, cells: Array.from({ length: Math.min(perColumn, due) }, () => 'later' as const) })
    labels.push({ x: x + width / 2, y: base + 16, text: weekday.format(now + day * dayMs) })
    x += pitch
  }
  const sign = today + width / 2
  const rights = labels.filter(({ isCount }) => isCount).map(({ text }) => text)
  return (
    <svg
      viewBox={`0 0 ${x} ${base + 44}`}
      width={x}
      className="h-auto max-w-full overflow-visible [&_text]:[font:500_13px_var(--font-mono)]"
      role="img"
      aria-label={`${pastText(rights)} Due today: ${dueCount}.`}
    >
      <pattern
        id="missed-cell"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="stroke-line-strong" d="M0 0v5" />
      </pattern>
      {columns.map((column) =>
        column.cells.map((look, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its position
            key={`${column.x} ${index}`}
            className={looks[look]}
            x={column.x}
            y={base - 5 - (index + 1) * (cell.height + cell.gap)}
            width={width}
            height={cell.height}
            rx="1.5"
            {...(look === 'wrong' && { fill: 'url(#missed-cell)' })}
          />
        )),
      )}
      {missed.map((middle) => (
        <path
          key={middle}
          className="stroke-muted stroke-2 [stroke-linecap:round]"
          d={`M${middle - 4} ${base - 8}h8`}
        />
      ))}
      <path className="stroke-line-strong stroke-[1.25]" d={`M0 ${base - 3.5}H${x}`} />
      {labels.map(({ x: middle, y, text, isCount }) => (
        <text
          key={`${middle} ${y}`}
          x={middle}
          y={y}
          textAnchor="middle"
          className={isCount ? 'fill-ink-2' : 'fill-muted'}
        >
          {text}
        </text>
      ))}
      <g className="fill-accent">
        <path d={`M${sign - 7} ${base + 9}l7-9 7 9z`} />
        <path d={`M${sign - 29} ${base + 9}h49l9 13-9 13h-49z`} />
        <text className="fill-on-accent" x={sign - 3} y={base + 26.5} textAnchor="middle">
          Today
        </text>
      </g>
    </svg>
  )
}

const looks: Record<CellLook, string> = {
  right: 'fill-accent-mark stroke-accent-mark stroke-[1.25]',
  wrong: 'stroke-line-strong stroke-[1.25]',
  now: 'fill-accent-soft stroke-accent-text stroke-[1.5] [stroke-dasharray:4_3]',
  later: 'fill-surface-3',
}

function pastText(rights: readonly string[]): string {
  return rights.length === 0
    ? 'No rounds yet.'
    : `Right answers on the days with rounds: ${rights.join(', ')}.`
}
