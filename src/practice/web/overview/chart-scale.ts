import type { PracticeDay } from '../../contract.ts'
import type { CheckPoint } from '../../standing/check-line.ts'
import { altitudeOf, ratingConstants } from '../../standing/rating.ts'

/** A height on a day, with half the width of its 80% interval. */
export type HeightPoint = CheckPoint

const weeksShown = 7
const fewestDays = 7
const start = altitudeOf({ value: 0, variance: ratingConstants.levelVariance })

export interface ChartData {
  readonly line: readonly HeightPoint[]
  readonly checks: readonly HeightPoint[]
  readonly firstDay: number
  readonly lastDay: number
  readonly low: number
  readonly high: number
  /** Heights and days that get a label, from the first day of practice on. */
  readonly heights: readonly number[]
  readonly labelledDays: readonly number[]
}

interface ChartInput {
  readonly days: readonly PracticeDay[]
  readonly now: { readonly meters: number; readonly range: number }
  readonly checks: readonly CheckPoint[]
  readonly today: number
  /** Another height that must be on the chart. */
  readonly mark: number | undefined
}

/** The last weeks of practice from the day before the first answer, when everyone stands at 1,000 m. */
export function chartOf({ days, now, checks, today, mark }: ChartInput): ChartData {
  const points = days.map(({ day, altitude }): HeightPoint => ({ day, ...altitude }))
  const begin = (points[0]?.day ?? today) - 1
  const all = [{ day: begin, ...start }, ...points.filter(({ day }) => day < today), { day: today, ...now }]
  const firstDay = Math.max(begin, today - weeksShown * 7)
  const before = all.findLast(({ day }) => day <= firstDay)
  const line = [...(before ? [{ ...before, day: firstDay }] : []), ...all.filter(({ day }) => day > firstDay)]
  const shownChecks = checks
    .filter(({ day }) => day > firstDay)
    .map((check) => ({ ...check, day: Math.min(check.day, today) }))
  const lastDay = Math.max(today, begin + 1 + fewestDays)
  const ends = [...line, ...shownChecks].flatMap(({ meters, range }) => [meters - range, meters + range])
  const low = Math.min(...ends, mark ?? Number.POSITIVE_INFINITY)
  const high = Math.max(...ends, mark ?? Number.NEGATIVE_INFINITY)
  const step = high - low > 900 ? 400 : 200
  const heights = []
  for (let height = Math.ceil(low / step) * step; height <= high; height += step) heights.push(height)
  const everyDays = lastDay - firstDay > 28 ? 14 : 7
  const labelledDays = []
  for (let day = Math.max(firstDay, begin + 1); day <= lastDay; day += everyDays) labelledDays.push(day)
  return { line, checks: shownChecks, firstDay, lastDay, low, high, heights, labelledDays }
}

/** Between two labels at the end of lines, in pixels. */
const labelHeight = 36

/** Where labels stand, from the top, so that none covers another or is above the first place. Each keeps its place in the list. */
export function apart(
  heights: readonly (number | undefined)[],
  top: number,
): readonly (number | undefined)[] {
  const placed = [...heights]
  const fromTop = heights
    .flatMap((height, index) => (height === undefined ? [] : { height, index }))
    .sort((a, b) => a.height - b.height)
  let free = top
  for (const { height, index } of fromTop) {
    const at = Math.max(height, free)
    placed[index] = at
    free = at + labelHeight
  }
  return placed
}
