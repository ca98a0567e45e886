import type { StoreHandle } from '#platform/server/store/store.ts'

/** Another member, and since when the relation exists. */
export interface NamedSince {
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly since: number
}

export async function readGoatMateNames({ db }: StoreHandle, userId: string): Promise<readonly NamedSince[]> {
  const rows = await db
    .selectFrom('friendships')
    .innerJoin('users', (join) =>
      join
        .on((row) =>
          row.or([row('users.id', '=', row.ref('user_a')), row('users.id', '=', row.ref('user_b'))]),
        )
        .on('users.id', '<>', userId),
    )
    .select(['username', 'first_name', 'last_name', 'friendships.created_at'])
    .where((row) => row.or([row('user_a', '=', userId), row('user_b', '=', userId)]))
    .orderBy('friendships.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map(namedSince)
}

/** People this person has blocked. Those who blocked them stay hidden. */
export async function readBlocked({ db }: StoreHandle, userId: string): Promise<readonly NamedSince[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocked_id')
    .select(['username', 'first_name', 'last_name', 'blocks.created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('blocks.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map(namedSince)
}

export async function readRemoved({ db }: StoreHandle, userId: string): Promise<readonly NamedSince[]> {
  const rows = await db
    .selectFrom('removals')
    .innerJoin('users', 'users.id', 'removed_id')
    .select(['username', 'first_name', 'last_name', 'removals.created_at'])
    .where('remover_id', '=', userId)
    .orderBy('removals.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map(namedSince)
}

function namedSince(row: {
  username: string
  first_name: string | null
  last_name: string | null
  created_at: number
}): NamedSince {
  return {
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    since: row.created_at,
  }
}

/** All invitations this person sent, open and ended. */
export async function readSentInvites({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('buddy_invites')
    .select(['id', 'to_email', 'status', 'sends', 'last_sent_at', 'created_at', 'expires_at', 'ended_at'])
    .where('from_user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Invitations this address could see, with the names of the senders. */
export async function readInvitesTo({ db }: StoreHandle, emailKey: string) {
  return db
    .selectFrom('buddy_invites')
    .innerJoin('users', 'users.id', 'from_user_id')
    .select(['username', 'first_name', 'last_name', 'buddy_invites.created_at'])
    .select(['buddy_invites.id', 'status', 'expires_at', 'ended_at'])
    .where('to_email_key', '=', emailKey)
    .where('status', '<>', 'withheld')
    .orderBy('buddy_invites.created_at')
    .orderBy('buddy_invites.id')
    .execute()
}

export async function deleteInvitesTo(tx: StoreHandle, emailKey: string): Promise<void> {
  await tx.db.deleteFrom('buddy_invites').where('to_email_key', '=', emailKey).execute()
}

/**
 * Removes a person from their interviews. Feedback about them is deleted, feedback they gave stays with the candidate,
 * and an interview without any remaining person is deleted.
 */
export async function leaveInterviews(tx: StoreHandle, userId: string): Promise<void> {
  const { db } = tx
  // When both people leave concurrently, the second waits here and then sees that the first is gone.
  await tx
    .forUpdate(
      db
        .selectFrom('interviews')
        .select('id')
        .where((row) => row.or([row('interviewer_id', '=', userId), row('interviewee_id', '=', userId)]))
        .orderBy('id'),
    )
    .execute()
  await db
    .deleteFrom('interviews')
    .where((row) =>
      row.or([
        row.and([row('interviewer_id', '=', userId), row('interviewee_id', 'is', null)]),
        row.and([row('interviewee_id', '=', userId), row('interviewer_id', 'is', null)]),
      ]),
    )
    .execute()
  await db
    .updateTable('interviews')
    .set({ interviewee_id: null, score: null, feedback: null, self_scores: null, feedback_opened_at: null })
    .where('interviewee_id', '=', userId)
    .execute()
  // Meeting rooms often belong to a person.
  await db
    .updateTable('interviews')
    .set({ interviewer_id: null, google_meet_link: null, codepad_link: null })
    .where('interviewer_id', '=', userId)
    .execute()
}
