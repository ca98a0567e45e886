import { dayMs, minuteMs } from './durations.ts'

/** A moment where somebody is. */
export interface LocalTime {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Minutes by which the local clock is ahead of UTC. */
  readonly offset: number
}

/** Days from 1970 to the local date. */
export function localDay({ now, offset }: LocalTime): number {
  return Math.floor((now + offset * minuteMs) / dayMs)
}

/** When a local day begins, as long as the clocks are not changed until then. */
export function startOfLocalDay(day: number, offset: number): number {
  return day * dayMs - offset * minuteMs
}

/** As in '2026-11-27'. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

export function dayOf(date: string): number {
  return Date.parse(date) / dayMs
}

/** Of this device. It changes with summer time, and when somebody travels. */
export function deviceOffset(now = new Date()): number {
  return 0 - now.getTimezoneOffset()
}
