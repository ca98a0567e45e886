import type { Store } from '#platform/server/store/store.ts'
import '#platform/server/mail/outbox-store.ts'

/**
 * Ends every lease and every retry delay. Call it only while no worker runs, or a mail being sent would be sent again.
 */
export async function expireDelays({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ locked_until: 0, next_at: 0 })
    .where('status', '=', 'waiting')
    .execute()
}

/** Number of mails by status. */
export async function countMailStates({ db }: Store): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Number of delivery attempts of each mail. */
export async function readAttempts({ db }: Store): Promise<readonly number[]> {
  const rows = await db.selectFrom('outbox').select('attempts').orderBy('id').execute()
  return rows.map(({ attempts }) => attempts)
}
