import { sql } from 'kysely'
import { isoTime } from '#platform/server/personal-data.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { ReceivedRequest, SentRequest } from '../../contract.ts'
import { namedColumns, namedPerson } from '../people-store.ts'

/** Newest first. Withheld and declined invitations look pending: their sender must not find out. */
export async function readSentRequests(handle: StoreHandle, userId: string): Promise<SentRequest[]> {
  const rows = await handle.db
    .selectFrom('buddy_invites')
    .select(['id', 'to_email', 'created_at', 'expires_at'])
    .where('from_user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, to_email, created_at, expires_at }) => ({
    id,
    toEmail: to_email,
    status: 'pending',
    sentAt: isoTime(created_at),
    expiresAt: isoTime(expires_at),
  }))
}

/** Newest first. */
export async function readReceivedRequests(
  handle: StoreHandle,
  emailKey: string,
): Promise<ReceivedRequest[]> {
  const rows = await handle.db
    .selectFrom('buddy_invites')
    .innerJoin('users', 'users.id', 'buddy_invites.from_user_id')
    .select(namedColumns)
    .select([
      'buddy_invites.id as invite_id',
      'buddy_invites.created_at as sent_at',
      'buddy_invites.expires_at as expires_at',
    ])
    .where('to_email_key', '=', emailKey)
    .where('status', '=', 'pending')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .orderBy('buddy_invites.created_at', 'desc')
    .orderBy('buddy_invites.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.invite_id,
    from: namedPerson(row),
    sentAt: isoTime(row.sent_at),
    expiresAt: isoTime(row.expires_at),
  }))
}

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

/** Oldest first, without those from people this person removed, declined or blocked, or who blocked them. */
export async function readAutoAcceptable(
  handle: StoreHandle,
  userId: string,
  emailKey: string,
): Promise<readonly { readonly id: string; readonly fromUserId: string }[]> {
  const rows = await handle.db
    .selectFrom('buddy_invites')
    .select(['id', 'from_user_id'])
    .where('to_email_key', '=', emailKey)
    .where('status', '=', 'pending')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`expires_at > ${handle.now()}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('removals')
            .select('remover_id')
            .where('remover_id', '=', userId)
            .whereRef('removed_id', '=', 'buddy_invites.from_user_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocker_id')
            .where((row) =>
              row.or([
                row.and([
                  row('blocker_id', '=', userId),
                  row('blocked_id', '=', row.ref('buddy_invites.from_user_id')),
                ]),
                row.and([
                  row('blocked_id', '=', userId),
                  row('blocker_id', '=', row.ref('buddy_invites.from_user_id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, from_user_id }) => ({ id, fromUserId: from_user_id }))
}
