import { type RawBuilder, sql } from 'kysely'
import { minuteMs } from '#platform/durations.ts'
import type { StoreHandle } from './store.ts'

/**
 * Conditions on times that the store wrote with its own clock. If that clock was wrong once, a row can carry a time far
 * in the future. Without an upper bound such a row would refuse or admit somebody for as long as the clock was ahead.
 */

/** How far a time may be ahead of what the clock could have written now: small corrections are normal. */
const toleranceMs = 5 * minuteMs

/** A row that is valid for `lifetimeMs` from the moment it was written, and expires at `column`. */
export function isUnexpired(handle: StoreHandle, column: string, lifetimeMs: number): RawBuilder<boolean> {
  const [now, at] = [handle.now(), sql.ref(column)]
  return sql<boolean>`(${at} > ${now} and ${at} <= ${now} + ${lifetimeMs + toleranceMs})`
}

export function isExpired(handle: StoreHandle, column: string, lifetimeMs: number): RawBuilder<boolean> {
  const [now, at] = [handle.now(), sql.ref(column)]
  return sql<boolean>`(${at} <= ${now} or ${at} > ${now} + ${lifetimeMs + toleranceMs})`
}

/** `column` is the moment at which a row was written, less than `ageMs` ago. */
export function isYoungerThan(handle: StoreHandle, column: string, ageMs: number): RawBuilder<boolean> {
  const [now, at] = [handle.now(), sql.ref(column)]
  return sql<boolean>`(${at} > ${now} - ${ageMs} and ${at} <= ${now} + ${toleranceMs})`
}

export function isOlderThan(handle: StoreHandle, column: string, ageMs: number): RawBuilder<boolean> {
  const [now, at] = [handle.now(), sql.ref(column)]
  return sql<boolean>`(${at} <= ${now} - ${ageMs} or ${at} > ${now} + ${toleranceMs})`
}
