import { sql } from 'kysely'
import type { Store, StoreHandle } from '../store/store.ts'
import { isStoreUnavailable } from '../store/store-errors.ts'

export interface LimitWindowTable {
  key: string
  count: number
  /** Store milliseconds from which the window counts anew. */
  resets_at: number
}

declare module '../store/store.ts' {
  interface Tables {
    limit_window: LimitWindowTable
  }
}

/** At most `limit` events in the `periodMs` that start with the first one: the same on every process, across restarts. */
export interface LimitWindow {
  /** Holds no address or name of a person: use a hash. */
  readonly key: string
  readonly limit: number
  readonly periodMs: number
  /** The full window refuses this long from its last event, instead of to the end of the period. */
  readonly refusalMs?: number
}

/** A window is full. Thrown inside a transaction it takes back what that transaction counted. */
export class LimitReached extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`limit reached for ${seconds} s`)
    this.name = 'LimitReached'
    this.seconds = seconds
  }
}

/**
 * Counts one event in each window. Give transactions that share windows the same order, or they lock each other.
 *
 * @throws LimitReached for the first full one.
 */
export async function takeWindows(tx: StoreHandle, windows: readonly LimitWindow[]): Promise<void> {
  for (const window of windows) if (!(await takeWindow(tx, window))) throw await reached(tx, window)
}

/** Counts in all windows or in none. @throws LimitReached */
export function takeAllOrNone(store: Store, windows: readonly LimitWindow[]): Promise<void> {
  return store.transaction((tx) => takeWindows(tx, windows))
}

/** Looks without counting, to refuse early what would be refused later. @throws LimitReached */
export async function checkWindows(tx: StoreHandle, windows: readonly LimitWindow[]): Promise<void> {
  const rows = await tx.db
    .selectFrom('limit_window')
    .select(['key', 'count'])
    .where(
      'key',
      'in',
      windows.map(({ key }) => key),
    )
    .where(sql<boolean>`resets_at > ${tx.now()}`)
    .execute()
  for (const window of windows)
    if (rows.some(({ key, count }) => key === window.key && count >= window.limit))
      throw await reached(tx, window)
}

/** Takes one event back. Never fails for a store that went away: one count too many ends with its window. */
export async function refundWindows(store: Store, windows: readonly LimitWindow[]): Promise<void> {
  try {
    // One statement per window, so that it never holds two locks at once.
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
  await store.db.deleteFrom('limit_window').where(sql<boolean>`resets_at <= ${store.now()}`).execute()
}

/** One guarded statement: of many calls competing for the last event exactly one gets it. False when the window is full. */
export async function takeWindow(tx: StoreHandle, window: LimitWindow): Promise<boolean> {
  const { key, limit, periodMs, refusalMs } = window
  const now = tx.now()
  const ended = sql<boolean>`limit_window.resets_at <= ${now}`
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
