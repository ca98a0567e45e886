import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '../store/store.ts'
import { isStoreUnavailable } from '../store/store-errors.ts'
import { isExpired, isUnexpired } from '../store/stored-times.ts'

export interface LimitWindowTable {
  key: string
  count: number
  /** When the window resets, in store milliseconds. */
  resets_at: number
}

declare module '../store/store.ts' {
  interface Tables {
    limit_window: LimitWindowTable
  }
}

/** At most `limit` events in the `periodMs` that start with the first one: the same on every process, across restarts. */
export interface LimitWindow {
  /** Must not contain personal data such as an address: use a hash. */
  readonly key: string
  readonly limit: number
  readonly periodMs: number
  /** A full window refuses for this long after its last event, instead of until its period ends. */
  readonly refusalMs?: number
}

/** No window lasts longer. */
const longestMs = dayMs

/** How long a window can still refuse. One that would refuse for longer was opened while the clock was ahead. */
function lifetimeOf({ periodMs, refusalMs }: LimitWindow): number {
  return Math.max(periodMs, refusalMs ?? 0)
}

/** A window is full. Thrown inside a transaction, it rolls back the events counted there. */
export class LimitReached extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`limit reached for ${seconds} s`)
    this.name = 'LimitReached'
    this.seconds = seconds
  }
}

/**
 * Counts one event in each window. Transactions that share windows must pass them in the same order to avoid deadlocks.
 *
 * @throws LimitReached for the first full window.
 */
export async function takeWindows(tx: StoreHandle, windows: readonly LimitWindow[]): Promise<void> {
  for (const window of windows) if (!(await takeWindow(tx, window))) throw await reached(tx, window)
}

/** Counts in all windows or in none. @throws LimitReached */
export function takeAllOrNone(store: Store, windows: readonly LimitWindow[]): Promise<void> {
  return store.transaction((tx) => takeWindows(tx, windows))
}

/** Checks without counting, to fail early. @throws LimitReached */
export async function checkWindows(tx: StoreHandle, windows: readonly LimitWindow[]): Promise<void> {
  for (const window of windows) {
    const full = await tx.db
      .selectFrom('limit_window')
      .select('key')
      .where('key', '=', window.key)
      .where('count', '>=', window.limit)
      .where(isUnexpired(tx, 'resets_at', lifetimeOf(window)))
      .executeTakeFirst()
    if (full) throw await reached(tx, window)
  }
}

/** Refunds one event. Ignores an unavailable store: the extra count expires with its window. */
export async function refundWindows(store: Store, windows: readonly LimitWindow[]): Promise<void> {
  try {
    // One statement per window, so that it never holds two row locks.
    for (const { key } of windows)
      await store.db
        .updateTable('limit_window')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error
  }
}

export async function deleteEndedWindows(store: Store): Promise<void> {
  await store.db
    .deleteFrom('limit_window')
    .where(isExpired(store, 'resets_at', longestMs))
    .execute()
}

/** One conditional statement, so that concurrent calls cannot exceed the limit. @returns false when the window is full. */
export async function takeWindow(tx: StoreHandle, window: LimitWindow): Promise<boolean> {
  const { key, limit, periodMs, refusalMs } = window
  const now = tx.now()
  const ended = isExpired(tx, 'limit_window.resets_at', lifetimeOf(window))
  const isLast = refusalMs === undefined ? sql`false` : sql`limit_window.count + 1 >= ${limit}`
  const taken = await tx.db
    .insertInto('limit_window')
    .values({ key, count: 1, resets_at: sql<number>`${now} + ${periodMs}` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${ended} then 1 else limit_window.count + 1 end`,
          resets_at: sql<number>`case
            when ${ended} then ${now} + ${periodMs}
            when ${isLast} then ${now} + ${refusalMs ?? 0}
            else limit_window.resets_at end`,
        })
        .where(sql<boolean>`(${ended} or limit_window.count < ${limit})`),
    )
    .returning('count')
    .executeTakeFirst()
  return taken !== undefined
}

async function reached(tx: StoreHandle, { key }: LimitWindow): Promise<LimitReached> {
  const row = await tx.db
    .selectFrom('limit_window')
    .select(sql<number>`resets_at - ${tx.now()}`.as('left'))
    .where('key', '=', key)
    .executeTakeFirst()
  return new LimitReached(Math.max(1, Math.ceil((row?.left ?? 0) / 1000)))
}
