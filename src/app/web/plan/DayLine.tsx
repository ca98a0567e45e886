import type { Plan } from '#plan/contract.ts'
import { mondayOf } from '#plan/practice-days.ts'
import { dayOf } from '#platform/local-day.ts'
import { dayAndMonth } from '../preparation/day-text.ts'
import styles from './DayLine.module.css'
import { daysShown, type PlanRow } from './plan-rows.ts'

const width = 520
const height = 54
/** How far free days and lines reach over it, for rows that are higher; the row clips them. */
const reach = 40
const widestDay = 20
/** Further ahead, a column is a week. */
const mostDayColumns = 70
const minutesPerCell = 15
const mostCells = 4

interface Scale {
  /** First days of the columns. */
  readonly columns: readonly number[]
  readonly daysPerColumn: 1 | 7
  readonly columnWidth: number
}

function scaleOf(plan: Plan): Scale {
  const { first, last } = daysShown(plan)
  const daysPerColumn = last - first < mostDayColumns ? 1 : 7
  const count = Math.ceil((last - first + 1) / daysPerColumn)
  return {
    columns: Array.from({ length: count }, (_, index) => first + index * daysPerColumn),
    daysPerColumn,
    columnWidth: Math.min(widestDay, width / count),
  }
}

interface DayLineProps {
  plan: Plan
  row: PlanRow
  /** On which there was a round. */
  practicedDays: ReadonlySet<number>
}

/** One row of cells: what is planned on each day, as many cells as it takes quarters of an hour. */
export function DayLine({ plan, row: { minutes, look }, practicedDays }: DayLineProps) {
  const scale = scaleOf(plan)
  const { columns, daysPerColumn, columnWidth } = scale
  const cellWidth = Math.min(12, columnWidth * 0.62)
  const isRound = look === 'round'
  const today = dayOf(plan.today)
  const isRoundDone = plan.doneToday.some(({ kind }) => kind === 'round')
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Background plan={plan} scale={scale} />
      {columns.map((day, index) => {
        const days = Array.from({ length: daysPerColumn }, (_, offset) => day + offset)
        const isDone =
          isRound &&
          days.some((each) => (each === today ? isRoundDone : each < today && practicedDays.has(each)))
        const planned = days.reduce((sum, each) => sum + (minutes.get(each) ?? 0), 0)
        if (planned === 0 && !isDone) return null
        const cells = isRound ? 1 : Math.min(mostCells, Math.max(1, Math.round(planned / minutesPerCell)))
        return Array.from({ length: cells }, (_, cell) => (
          <rect
            key={`${day}-${cell.toString()}`}
            data-look={look}
            data-done={isDone || undefined}
            x={index * columnWidth + (columnWidth - cellWidth) / 2}
            y={(height - cells * 10) / 2 + 1 + cell * 10}
            width={cellWidth}
            height={8}
            rx={1.5}
          />
        ))
      })}
    </svg>
  )
}

/** The dates above the cells. */
export function Timeline({ plan }: { plan: Plan }) {
  const scale = scaleOf(plan)
  const { columns, daysPerColumn, columnWidth } = scale
  const end = columns.length * columnWidth
  const every = daysPerColumn === 7 ? Math.ceil(64 / columnWidth) : Math.ceil(64 / (columnWidth * 7)) * 7
  return (
    <svg className={styles.axis} viewBox={`0 0 ${width} 40`} width={width} height={40} aria-hidden="true">
      <Background plan={plan} scale={scale} isAxis />
      {columns.map(
        (day, index) =>
          index % every === 0 &&
          (index === 0 || index * columnWidth < end - 60) && (
            <text key={day} x={index * columnWidth + 1} y={30}>
              {dayAndMonth(day)}
            </text>
          ),
      )}
    </svg>
  )
}

/** Free days, today, and the flag. */
function Background({ plan, scale, isAxis = false }: { plan: Plan; scale: Scale; isAxis?: boolean }) {
  const { columns, daysPerColumn, columnWidth } = scale
  const [top, bottom] = isAxis ? [0, 40] : [-reach, height + reach]
  const busy = new Set(plan.days.map(({ date }) => dayOf(date)))
  const today = dayOf(plan.today)
  const isFree = (day: number) => daysPerColumn === 1 && day > today && !busy.has(day)
  const xOf = (day: number) =>
    ((daysPerColumn === 7 ? mondayOf(day) : day) - (columns[0] ?? day)) / daysPerColumn
  const flagX =
    plan.kind === 'dated' && plan.interviewOn !== null
      ? (xOf(dayOf(plan.interviewOn)) + 0.5) * columnWidth
      : undefined
  return (
    <>
      {!isAxis &&
        columns
          .filter(isFree)
          .filter((day) => plan.interviewOn === null || day !== dayOf(plan.interviewOn))
          .map((day) => (
            <rect
              key={day}
              className={styles.free}
              x={xOf(day) * columnWidth}
              y={top}
              width={columnWidth}
              height={bottom - top}
            />
          ))}
      {isAxis ? (
        <rect className={styles.today} x={xOf(today) * columnWidth} y={16} width={columnWidth} height={24} />
      ) : (
        <path className={styles.today} d={`M${xOf(today) * columnWidth} ${top}V${bottom}`} />
      )}
      {flagX !== undefined && (
        <path
          className={styles.flag}
          d={`M${flagX} ${top}V${bottom}${isAxis ? `M${flagX} 2 l-14 5 14 5z` : ''}`}
        />
      )}
    </>
  )
}
