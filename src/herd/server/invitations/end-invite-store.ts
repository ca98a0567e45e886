import { sql } from 'kysely'
import type { Store, StoreHandle } from '#platform/server/store.ts'
import type { InviteStatus } from './invite-store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Makes room for a new one: at most one is open at a time. */
export async function endExpiredInvites(tx: StoreHandle, fromUserId: string): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({ status: 'expired', ended_at: sql<number>`expires_at` })
    .where('from_user_id', '=', fromUserId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at <= ${tx.now()}`)
    .execute()
}

/** The sender sees it no more; that it was declined or withheld stays known. */
export async function cancelInvite(tx: StoreHandle, id: string): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({
      ended_at: tx.now(),
      status: sql<InviteStatus>`case status when 'pending' then 'cancelled' else status end`,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

interface Side {
  readonly id: string
  readonly emailKey: string
}

/** Ends what one of the two has open with the other. */
export async function endInvites(
  tx: StoreHandle,
  from: Side,
  to: Side,
  status: 'accepted' | 'cancelled',
): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({ status, ended_at: tx.now() })
    .where('from_user_id', '=', from.id)
    .where('to_email_key', '=', to.emailKey)
    .where('ended_at', 'is', null)
    .execute()
}

/** Hides what one has open from the other for good; the sender goes on seeing it. */
export async function withholdInvites(tx: StoreHandle, from: Side, to: Side): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({ status: 'withheld' })
    .where('from_user_id', '=', from.id)
    .where('to_email_key', '=', to.emailKey)
    .where('ended_at', 'is', null)
    .execute()
}

/** Forgets invitations 30 days after their end. */
export async function deleteEndedInvites(store: Store): Promise<void> {
  await store.db
    .deleteFrom('buddy_invites')
    .where((row) =>
      row.or([
        sql<boolean>`ended_at <= ${store.now()} - ${keptMs}`,
        sql<boolean>`expires_at <= ${store.now()} - ${keptMs}`,
      ]),
    )
    .execute()
}
