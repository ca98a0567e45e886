import { countText, countWord } from '#platform/count-words.ts'
import { dayMs } from '#platform/durations.ts'
import { deviceOffset, localDay } from '#platform/local-day.ts'

/** Whole days between the local dates of two moments; negative if the first is later. */
export function daysBetween(from: number, to: number): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / dayMs)
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}

/**
 * Local days until something is due; negative if it is overdue. The server finds the start of that day by today's clock,
 * even when the clocks are changed before it.
 */
export function daysUntil(due: string, now: number): number {
  const offset = deviceOffset(new Date(now))
  return localDay({ now: Date.parse(due), offset }) - localDay({ now, offset })
}

export function lastSeenText(lastSeen: string | null, now: number): string {
  if (lastSeen === null) return ''
  const days = daysBetween(Date.parse(lastSeen), now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** What is overdue is due today: it never piles up. */
export function dueText(due: string | null, now: number): string {
  if (due === null) return ''
  const days = daysUntil(due, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** 'once', 'twice', 'three times'. */
export function timesWord(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${countWord(count)} times`
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const secondsPerItem = 36

export function minutesFor(itemCount: number): number {
  return Math.max(1, Math.round((itemCount * secondsPerItem) / 60))
}

/** 'About six minutes.' */
export function durationText(itemCount: number): string {
  return `About ${countText(minutesFor(itemCount), 'minute')}.`
}

export function promptsText(count: number): string {
  return capitalized(countText(count, 'prompt'))
}
