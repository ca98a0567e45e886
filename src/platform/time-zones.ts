import { dayMs, hourMs, minuteMs, secondMs } from './durations.ts'
import { localDay } from './local-day.ts'

/** The standard spelling of an IANA name such as 'Europe/Berlin'. Undefined for what is none. */
export function timeZoneNamed(name: string): string | undefined {
  if (!/^[A-Z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Making one takes as long as formatting with it a hundred times. There are about 400 names. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(timeZone, format)
  return format
}

/** Minutes by which clocks there are ahead of UTC. @param timeZone in its standard spelling */
export function offsetIn(timeZone: string, at: number): number {
  const parts = formatFor(timeZone).formatToParts(at)
  const [year = 0, month = 0, day = 0, hour, minute, second] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map((type) => Number(parts.find((part) => part.type === type)?.value))
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((local - Math.floor(at / secondMs) * secondMs) / minuteMs)
}

/** Days from 1970 to the date there. */
export function localDayIn(timeZone: string, at: number): number {
  return localDay({ now: at, offset: offsetIn(timeZone, at) })
}

/**
 * When clocks there first show this hour on this day. An hour that is left out when clocks go forward is replaced by the
 * next one.
 *
 * @param day days from 1970
 */
export function momentOf(day: number, hour: number, timeZone: string): number {
  const local = day * dayMs + hour * hourMs
  const momentWith = (offset: number) => local - offset * minuteMs
  const before = momentWith(offsetIn(timeZone, local - dayMs))
  const after = momentWith(offsetIn(timeZone, local + dayMs))
  const shown = [before, after].filter((at) => at + offsetIn(timeZone, at) * minuteMs === local)
  return shown.length === 0 ? before : Math.min(...shown)
}
