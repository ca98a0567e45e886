import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store.ts'
import './invite-store.ts'

const day = 24 * 60 * 60 * 1000
const mailsCountMs = 30 * day

export async function countOpenInvites(handle: StoreHandle, fromUserId: string): Promise<number> {
  const { count } = await handle.db
    .selectFrom('buddy_invites')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('from_user_id', '=', fromUserId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .executeTakeFirstOrThrow()
  return count
}

/** Mails of this person to this address in the last 30 days, over all their invitations to it. */
export async function readSends(
  handle: StoreHandle,
  fromUserId: string,
  toEmailKey: string,
): Promise<{ readonly count: number; readonly isWithinDay: boolean }> {
  const now = handle.now()
  const { count, last_day } = await handle.db
    .selectFrom('buddy_invites')
    .select([
      sql<number | null>`sum(sends)`.as('count'),
      sql<number | null>`max(case when last_sent_at > ${now} - ${day} then 1 else 0 end)`.as('last_day'),
    ])
    .where('from_user_id', '=', fromUserId)
    .where('to_email_key', '=', toEmailKey)
    .where(sql<boolean>`last_sent_at > ${now} - ${mailsCountMs}`)
    .executeTakeFirstOrThrow()
  return { count: count ?? 0, isWithinDay: last_day === 1 }
}

export async function countSend(tx: StoreHandle, id: string): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({ sends: sql<number>`sends + 1`, last_sent_at: tx.now() })
    .where('id', '=', id)
    .execute()
}
