import { secondMs } from '#platform/durations.ts'

export const stormMs = 180 * secondMs
/** Of the strip and of the columns. */
export const cellMs = 10 * secondMs
const costMs = 5 * secondMs
const bonusMs = 10 * secondMs
const inARowForBonus = 10

/** Times are milliseconds since 1970: the clock goes on while the page is hidden. */
export interface StormRun {
  readonly startedAt: number
  readonly endsAt: number
  /** The last right ones without a slip between them. */
  readonly inARow: number
  /** When each right answer was given. */
  readonly rightAt: readonly number[]
}

export function beginStorm(now: number): StormRun {
  return { startedAt: now, endsAt: now + stormMs, inARow: 0, rightAt: [] }
}

/** A slip costs five seconds, ten in a row give ten, up to three minutes. */
export function afterStormAnswer(run: StormRun, isRight: boolean, now: number): StormRun {
  if (!isRight) return { ...run, endsAt: run.endsAt - costMs, inARow: 0 }
  const inARow = run.inARow + 1
  const isBonus = inARow % inARowForBonus === 0
  return {
    ...run,
    inARow,
    rightAt: [...run.rightAt, now],
    endsAt: isBonus ? Math.min(run.endsAt + bonusMs, now + stormMs) : run.endsAt,
  }
}

/** Right answers in each ten seconds, at least three minutes of them. */
export function stormColumns({ startedAt, rightAt }: StormRun): readonly number[] {
  const columnOf = (at: number) => Math.floor((at - startedAt) / cellMs)
  const last = columnOf(rightAt.at(-1) ?? startedAt)
  const length = Math.max(stormMs / cellMs, last + 1)
  return Array.from({ length }, (_, column) => rightAt.filter((at) => columnOf(at) === column).length)
}

/** As in '1:14'. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / secondMs)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What screen readers are told, every 30 seconds: '1 minute 30 seconds left'. */
export function spokenTime(leftMs: number): string {
  const seconds = Math.ceil(leftMs / (30 * secondMs)) * 30
  const minutes = Math.floor(seconds / 60)
  const parts = [
    minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    seconds % 60 > 0 ? `${seconds % 60} seconds` : '',
  ]
  return seconds > 0 ? `${parts.filter(Boolean).join(' ')} left` : 'Time is up'
}
