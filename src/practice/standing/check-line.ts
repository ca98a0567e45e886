import { dayOf } from '#platform/local-day.ts'
import type { CheckResult, PracticeDay } from '../contract.ts'
import { metersPerStep, ratingConstants, seaLevel } from './rating.ts'

/** Where the weekly checks put a person: the last four of them together, since five answers say little. */
export interface CheckPoint {
  /** The Sunday of its week: days from 1970. */
  readonly day: number
  readonly meters: number
  /** Half the width of its 80% interval. */
  readonly range: number
}

/** Checks. */
const together = 4
const daysToSunday = 6
const { promptVariance, offsetVariance, reach } = ratingConstants
/** A forecast is pulled to the middle by what is not known of prompt and pattern. */
const stretch = Math.sqrt(1 + (Math.PI / 8) * (promptVariance + offsetVariance))
const logit = (share: number) => Math.log(share / (1 - share))

/** @param checks oldest first */
export function checkLine(
  checks: readonly CheckResult[],
  days: readonly PracticeDay[],
): readonly CheckPoint[] {
  return checks.map(({ week }, index) => {
    const day = dayOf(week) + daysToSunday
    const practice = days.findLast((each) => each.day <= day)?.altitude.meters ?? seaLevel
    const { shift, range } = shiftOf(checks.slice(Math.max(0, index + 1 - together), index + 1))
    return { day, meters: Math.round(practice + shift), range: Math.round(range) }
  })
}

/** By how many meters practice stands above the last checks. */
export function flatteryOf(checks: readonly CheckResult[]): number {
  return 0 - Math.round(shiftOf(checks.slice(-together)).shift)
}

/** How many meters higher the level would have to be for the forecasts to add up to the credit. */
function shiftOf(checks: readonly CheckResult[]): { shift: number; range: number } {
  const sum = (of: (check: CheckResult) => number) => checks.reduce((all, check) => all + of(check), 0)
  const count = sum(({ answered }) => answered)
  if (count === 0) return { shift: 0, range: 0 }
  // Half an answer more on either side: all right would be infinitely high.
  const share = (part: number) => (part + 0.5) / (count + 1)
  const [right, expected] = [share(sum(({ credit }) => credit)), share(sum((check) => check.expected))]
  const meters = metersPerStep * stretch
  return {
    shift: meters * (logit(right) - logit(expected)),
    range: (meters * reach) / Math.sqrt((count + 1) * right * (1 - right)),
  }
}
