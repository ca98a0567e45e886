import type { Store } from '#platform/server/store/store.ts'
import '#platform/server/mail/outbox-store.ts'

/**
 * Ends every lease and every wait, as the passing of time does. Only while no worker is at work: it would take away
 * a mail that is just being sent.
 */
export async function letTimePass({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ locked_until: 0, next_at: 0 })
    .where('status', '=', 'waiting')
    .execute()
}

/** How many mails are in each state. */
export async function countMailStates({ db }: Store): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Mails that somebody has begun to send, by how often. */
export async function readAttempts({ db }: Store): Promise<readonly number[]> {
  const rows = await db.selectFrom('outbox').select('attempts').orderBy('id').execute()
  return rows.map(({ attempts }) => attempts)
}
