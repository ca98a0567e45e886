import { sql } from 'kysely'
import '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { Buddy, ReceivedRequest, SentRequest } from '../contract.ts'
import './block-store.ts'
import './friendship-store.ts'
import './interview-store.ts'
import './invite-store.ts'

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

const person = ['users.id', 'users.username', 'users.first_name', 'users.last_name', 'users.email'] as const

interface PersonRow {
  readonly id: string
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
}

function personOf({ id, username, first_name, last_name, email }: PersonRow) {
  return { id, username, firstName: first_name, lastName: last_name, email }
}

/** Newest friendship first. The figures are about completed interviews between the two and nobody else. */
export async function readBuddies(handle: StoreHandle, userId: string): Promise<Buddy[]> {
  const friends = await handle.db
    .selectFrom('friendships')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id = case when user_a = ${userId} then user_b else user_a end`),
    )
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .select(person)
    .orderBy('friendships.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
  const given = await readPairs(handle, userId, 'interviewee_id', 'interviewer_id')
  const taken = await readPairs(handle, userId, 'interviewer_id', 'interviewee_id')
  return friends.map((row) => ({
    ...personOf(row),
    interviewsGiven: given.get(row.id)?.count ?? 0,
    interviewsTaken: taken.get(row.id)?.count ?? 0,
    averageScore: taken.get(row.id)?.average ?? 0,
  }))
}

/** Completed interviews in which the person was `mine`, by who was `theirs`. */
async function readPairs(
  { db }: StoreHandle,
  userId: string,
  mine: 'interviewer_id' | 'interviewee_id',
  theirs: 'interviewer_id' | 'interviewee_id',
): Promise<ReadonlyMap<string | null, { count: number; average: number }>> {
  const rows = await db
    .selectFrom('interviews')
    .select([theirs, sql<number>`count(*)`.as('count'), sql<number | null>`avg(score)`.as('average')])
    .where(mine, '=', userId)
    .where('status', '=', 'completed')
    .groupBy(theirs)
    .execute()
  return new Map(
    rows.map((row) => [
      row[theirs],
      { count: row.count, average: Math.round((row.average ?? 0) * 100) / 100 },
    ]),
  )
}

/** Newest first. What was withheld or declined looks pending: its sender is not told. */
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
    .select(person)
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
    from: personOf(row),
    sentAt: isoTime(row.sent_at),
    expiresAt: isoTime(row.expires_at),
  }))
}

export interface WaitingInvite {
  readonly id: string
  readonly fromUserId: string
}

/** Invitations that may be accepted without asking: not those of people the person removed or turned down. */
export async function readUnquestioned(
  handle: StoreHandle,
  userId: string,
  emailKey: string,
): Promise<readonly WaitingInvite[]> {
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

/** Whether a person may know that the other exists: through the herd, now or before. */
export async function isAcquainted(
  { db }: StoreHandle,
  me: { readonly id: string; readonly emailKey: string },
  otherId: string,
): Promise<boolean> {
  const both = [me.id, otherId]
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('id', '!=', me.id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('friendships').select('user_a').where('user_a', 'in', both).where('user_b', 'in', both),
        ),
        exists(
          selectFrom('removals')
            .select('remover_id')
            .where('remover_id', 'in', both)
            .where('removed_id', 'in', both),
        ),
        exists(
          selectFrom('buddy_invites')
            .select('buddy_invites.id')
            .where('from_user_id', '=', otherId)
            .where('to_email_key', '=', me.emailKey)
            .where('status', '!=', 'withheld'),
        ),
        exists(
          selectFrom('interviews')
            .select('interviews.id')
            .where('interviewer_id', 'in', both)
            .where('interviewee_id', 'in', both),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
