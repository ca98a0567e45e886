import { sql } from 'kysely'
import { uuidv7 } from '#platform/server/ids.ts'
import type { StoreHandle } from '#platform/server/store.ts'

/**
 * `pending` waits for an answer. `withheld` was never shown to anybody, because its address blocked the sender or
 * wants no invitations; together with `declined` it looks pending to its sender, who is not to know.
 */
export type InviteStatus = 'pending' | 'withheld' | 'declined' | 'accepted' | 'cancelled' | 'expired'

interface BuddyInviteTable {
  id: string
  from_user_id: string
  to_email: string
  to_email_key: string
  status: InviteStatus
  /** Mails so far, counting those that were held back without the sender's knowledge. */
  sends: number
  last_sent_at: number | null
  created_at: number
  expires_at: number
  /** Null as long as the sender sees it, unless it expired. */
  ended_at: number | null
}

declare module '#platform/server/store.ts' {
  interface Tables {
    buddy_invites: BuddyInviteTable
  }
}

const lifeMs = 30 * 24 * 60 * 60 * 1000

export interface Invite {
  readonly id: string
  readonly fromUserId: string
  readonly toEmail: string
  readonly status: InviteStatus
  readonly sends: number
}

const shown = ['id', 'from_user_id', 'to_email', 'status', 'sends'] as const

function inviteOf(row: Pick<BuddyInviteTable, (typeof shown)[number]>): Invite {
  return {
    id: row.id,
    fromUserId: row.from_user_id,
    toEmail: row.to_email,
    status: row.status,
    sends: row.sends,
  }
}

export async function insertInvite(
  tx: StoreHandle,
  invite: {
    readonly fromUserId: string
    readonly toEmail: string
    readonly toEmailKey: string
    readonly status: InviteStatus
  },
): Promise<Invite> {
  const row = await tx.db
    .insertInto('buddy_invites')
    .values({
      id: uuidv7(),
      from_user_id: invite.fromUserId,
      to_email: invite.toEmail,
      to_email_key: invite.toEmailKey,
      status: invite.status,
      sends: 0,
      last_sent_at: null,
      created_at: tx.now(),
      expires_at: sql<number>`${tx.now()} + ${lifeMs}`,
      ended_at: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return inviteOf(row)
}

/** The invitation of this person to this address that has not ended, whatever its sender may know of it. */
export async function findOpenInvite(
  handle: StoreHandle,
  fromUserId: string,
  toEmailKey: string,
): Promise<Invite | undefined> {
  const row = await handle.db
    .selectFrom('buddy_invites')
    .select(shown)
    .where('from_user_id', '=', fromUserId)
    .where('to_email_key', '=', toEmailKey)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .executeTakeFirst()
  return row && inviteOf(row)
}

/** Of one side of an invitation: `id` alone gives nothing. An expired one has the status `expired`. */
export async function findInvite(
  handle: StoreHandle,
  id: string,
  side: { readonly fromUserId: string } | { readonly toEmailKey: string },
): Promise<Invite | undefined> {
  const query = handle.db
    .selectFrom('buddy_invites')
    .select(shown)
    .select(sql<number>`case when expires_at <= ${handle.now()} then 1 else 0 end`.as('is_over'))
    .where('id', '=', id)
  const row = await ('fromUserId' in side
    ? query.where('from_user_id', '=', side.fromUserId)
    : query.where('to_email_key', '=', side.toEmailKey).where('status', '!=', 'withheld')
  ).executeTakeFirst()
  if (!row) return undefined
  const invite = inviteOf(row)
  return row.is_over === 1 && invite.status === 'pending' ? { ...invite, status: 'expired' } : invite
}

/** The sender goes on seeing it. */
export async function setInviteStatus(
  tx: StoreHandle,
  id: string,
  status: 'pending' | 'declined',
): Promise<void> {
  await tx.db.updateTable('buddy_invites').set({ status }).where('id', '=', id).execute()
}
