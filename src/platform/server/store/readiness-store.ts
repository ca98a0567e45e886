import { sql } from 'kysely'
import type { Store } from './store.ts'

/** At most one write per process in this time, however often somebody asks. */
const probePeriodMs = 5_000

/**
 * A check that rejects while the store cannot be reached or refuses writes, as with a full or read-only disk or a
 * standby. Every call reads; a write is only tried again after `probePeriodMs`, and calls share its result until then.
 */
export function createReadinessCheck(store: Store, now = () => performance.now()): () => Promise<void> {
  let probe: Promise<void> | undefined
  let probedAt = 0
  return async () => {
    await store.ping()
    if (!probe || now() - probedAt >= probePeriodMs) {
      probedAt = now()
      probe = probeWrites(store)
    }
    await probe
  }
}

/** Commits a row of its own in an existing table. It has ended already, so the hourly cleanup deletes it. */
async function probeWrites(store: Store): Promise<void> {
  await store.db
    .insertInto('limit_window')
    .values({ key: 'readiness', count: 1, resets_at: store.now() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ resets_at: sql<number>`excluded.resets_at` }),
    )
    .execute()
}
