import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Store } from '#platform/server/store/store.ts'

/** Resolves when a transaction on this PostgreSQL waits for a row lock of another one. */
export async function waitForBlockedQuery({ db }: Store): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  await vi.waitUntil(isWaiting, { timeout: 20_000 })
}
