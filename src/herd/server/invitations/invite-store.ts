import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/**
 * `withheld` is never shown to its receiver, because they blocked the sender or stopped invitations. `withheld` and
 * `declined` look pending to the sender, who must not find out.
 */
export type InviteStatus = 'pending' | 'withheld' | 'declined' | 'accepted' | 'cancelled' | 'expired'

interface InviteTable {
  id: string
  from_user_id: string
  to_email: string
  to_email_key: string
  status: InviteStatus
  /** Mails so far, including those that were suppressed without the sender's knowledge. */
  sends: number
  last_sent_at: number | null
  created_at: number
  expires_at: number
  /** Null while the sender sees it as open; an expired one may still have null. */
  ended_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    buddy_invites: InviteTable
  }
}

export const inviteLifeMs = 30 * dayMs
const retentionMs = 30 * dayMs
const mailWindowMs = 30 * dayMs

export interface Invite {
  readonly id: string
  readonly fromUserId: string
  readonly toEmail: string
  readonly status: InviteStatus
  readonly sends: number
}

const inviteColumns = ['id', 'from_user_id', 'to_email', 'status', 'sends'] as const

function inviteOf(row: Pick<InviteTable, (typeof inviteColumns)[number]>): Invite {
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
      expires_at: sql<number>`${tx.now()} + ${inviteLifeMs}`,
      ended_at: null,
    })
    .returning(inviteColumns)
    .executeTakeFirstOrThrow()
  return inviteOf(row)
}

/** This person's open invitation to this address, whatever its status. */
export async function findOpenInvite(
  handle: StoreHandle,
  fromUserId: string,
  toEmailKey: string,
): Promise<Invite | undefined> {
  const row = await handle.db
    .selectFrom('buddy_invites')
    .select(inviteColumns)
    .where('from_user_id', '=', fromUserId)
    .where('to_email_key', '=', toEmailKey)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .executeTakeFirst()
  return row && inviteOf(row)
}

/** Only for its sender or its receiver. One that ran out has the status `expired`. */
export async function findInvite(
  handle: StoreHandle,
  id: string,
  side: { readonly fromUserId: string } | { readonly toEmailKey: string },
): Promise<Invite | undefined> {
  const query = handle.db
    .selectFrom('buddy_invites')
    .select(inviteColumns)
    .select(sql<number>`case when expires_at <= ${handle.now()} then 1 else 0 end`.as('is_expired'))
    .where('id', '=', id)
  const row = await ('fromUserId' in side
    ? query.where('from_user_id', '=', side.fromUserId)
    : query.where('to_email_key', '=', side.toEmailKey).where('status', '!=', 'withheld')
  ).executeTakeFirst()
  if (!row) return undefined
  const invite = inviteOf(row)
  return row.is_expired === 1 && invite.status === 'pending' ? { ...invite, status: 'expired' } : invite
}

/** Leaves the invitation open from its sender's point of view. */
export async function setInviteStatus(
  tx: StoreHandle,
  id: string,
  status: 'pending' | 'declined',
): Promise<void> {
  await tx.db.updateTable('buddy_invites').set({ status }).where('id', '=', id).execute()
}

/** There may be only one open invitation per address, so expired ones are ended before a new one is inserted. */
export async function endExpiredInvites(tx: StoreHandle, fromUserId: string): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set({ status: 'expired', ended_at: sql<number>`expires_at` })
    .where('from_user_id', '=', fromUserId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at <= ${tx.now()}`)
    .execute()
}

/** Ends it for its sender. A declined or withheld invitation keeps that status. */
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

/** Sets the status of what one person has open to another. A withheld invitation stays open for its sender. */
export async function updateOpenInvites(
  tx: StoreHandle,
  from: { readonly id: string },
  to: { readonly emailKey: string },
  status: 'accepted' | 'cancelled' | 'withheld',
): Promise<void> {
  await tx.db
    .updateTable('buddy_invites')
    .set(status === 'withheld' ? { status } : { status, ended_at: tx.now() })
    .where('from_user_id', '=', from.id)
    .where('to_email_key', '=', to.emailKey)
    .where('ended_at', 'is', null)
    .execute()
}

/** Mails from this person to this address in the last 30 days, across all their invitations to it. */
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
      sql<number | null>`max(case when last_sent_at > ${now} - ${dayMs} then 1 else 0 end)`.as('last_day'),
    ])
    .where('from_user_id', '=', fromUserId)
    .where('to_email_key', '=', toEmailKey)
    .where(sql<boolean>`last_sent_at > ${now} - ${mailWindowMs}`)
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

/** Deletes invitations 30 days after they ended or expired. */
export async function deleteEndedInvites(store: Store): Promise<void> {
  await store.db
    .deleteFrom('buddy_invites')
    .where((row) =>
      row.or([
        sql<boolean>`ended_at <= ${store.now()} - ${retentionMs}`,
        sql<boolean>`expires_at <= ${store.now()} - ${retentionMs}`,
      ]),
    )
    .execute()
}
