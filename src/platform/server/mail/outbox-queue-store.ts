import { sql } from 'kysely'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '../store/store.ts'
import './outbox-store.ts'

export interface ClaimedMail {
  readonly id: string
  readonly kind: string
  readonly sealed: string
  /** Including the current one. */
  readonly attempts: number
  readonly ageMs: number
}

/** Longer than the time-outs of the transports. */
const leaseMs = minuteMs

/** Claims the oldest due mail for a minute. Two workers never get the same one. */
export function claimMail(store: Store): Promise<ClaimedMail | undefined> {
  return store.transaction(async (tx) => {
    const now = tx.now()
    let due = tx.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'sealed', 'attempts', sql<number>`${now} - created_at`.as('age')])
      .where('status', '=', 'waiting')
      .where('next_at', '<=', now)
      .where('locked_until', '<=', now)
      .orderBy('next_at')
      .limit(1)
    if (tx.dialect === 'postgres') due = due.forUpdate().skipLocked()
    const row = await due.executeTakeFirst()
    if (!row || row.sealed === null) return undefined
    const attempts = row.attempts + 1
    await tx.db
      .updateTable('outbox')
      .set({ attempts, locked_until: sql<number>`${now} + ${leaseMs}` })
      .where('id', '=', row.id)
      .execute()
    return { id: row.id, kind: row.kind, sealed: row.sealed, attempts, ageMs: row.age }
  })
}

/** Marks a mail as sent, or as expired if it was only pretended, and deletes its body. */
export async function markHandled(
  handle: StoreHandle,
  id: string,
  status: 'sent' | 'expired',
): Promise<void> {
  await handle.db
    .updateTable('outbox')
    .set({ status, sealed: null, last_error: null, locked_until: 0 })
    .where('id', '=', id)
    .execute()
}

/** Keeps the row without its body, so that the operator can see it. */
export async function markDead(handle: StoreHandle, id: string, reason: string): Promise<void> {
  await handle.db
    .updateTable('outbox')
    .set({ status: 'dead', sealed: null, last_error: reason, locked_until: 0 })
    .where('id', '=', id)
    .execute()
}

export async function postpone(
  handle: StoreHandle,
  id: string,
  waitMs: number,
  reason: string,
): Promise<void> {
  await handle.db
    .updateTable('outbox')
    .set({ next_at: sql<number>`${handle.now()} + ${waitMs}`, last_error: reason, locked_until: 0 })
    .where('id', '=', id)
    .execute()
}

/** How long a sent or failed mail stays in the table. */
export const mailsKeptMs = 14 * dayMs

export async function expireMails(handle: StoreHandle): Promise<void> {
  const now = handle.now()
  await handle.db
    .updateTable('outbox')
    .set({ status: 'expired', sealed: null })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute()
}

/** Longer than any mail waits for its next attempt. */
const longestWaitMs = 3 * hourMs

/**
 * Makes mails due that were queued while the clock was ahead: they would wait until it gets there again. Those with a
 * code or a link expire, because it has ended as well.
 */
export async function releaseFutureMails(handle: StoreHandle): Promise<void> {
  const now = handle.now()
  await handle.db
    .updateTable('outbox')
    .set({
      next_at: now,
      locked_until: 0,
      expires_at: sql<number | null>`case when expires_at is null then null else ${now} end`,
    })
    .where('status', '=', 'waiting')
    .where('next_at', '>', sql<number>`${now} + ${longestWaitMs}`)
    .execute()
}

/** Deletes handled mails that are older than `mailsKeptMs`. */
export async function deleteOldMails(handle: StoreHandle): Promise<void> {
  await handle.db
    .deleteFrom('outbox')
    .where('status', '!=', 'waiting')
    .where('created_at', '<', sql<number>`${handle.now()} - ${mailsKeptMs}`)
    .execute()
}
