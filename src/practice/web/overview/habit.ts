import { dayMs } from '#platform/durations.ts'
import type { RoundSummary } from '../../contract.ts'

const parts = [
  { until: 8, text: 'mostly before eight in the morning' },
  { until: 12, text: 'mostly in the morning' },
  { until: 18, text: 'mostly in the afternoon' },
  { until: 24, text: 'mostly in the evening' },
]
const fewestRounds = 5
const most = 0.6

/** When in the day the rounds of the last four weeks were begun. Undefined if there is no such time. */
export function habitOf(rounds: readonly RoundSummary[], now: number): string | undefined {
  const hours = rounds
    .filter(({ createdAt }) => now - Date.parse(createdAt) < 28 * dayMs)
    .map(({ createdAt }) => new Date(createdAt).getHours())
  if (hours.length < fewestRounds) return undefined
  return parts.find(({ until }, index) => {
    const from = parts[index - 1]?.until ?? 0
    return hours.filter((hour) => hour >= from && hour < until).length >= most * hours.length
  })?.text
}
