import type { Store } from '#platform/server/store/store.ts'
import '#herd/server/goatmates/goatmate-store.ts'
import '#platform/server/mail/outbox-store.ts'
import '#tutor/server/conversation/tutor-session-store.ts'

/** Sets the number of questions already asked in a session. */
export async function setQuestionCount({ db }: Store, sessionId: string, count: number): Promise<void> {
  await db.updateTable('tutor_sessions').set({ question_count: count }).where('id', '=', sessionId).execute()
}

export async function countBetween(
  { db }: Store,
  userA: string,
  userB: string,
): Promise<{ pairs: number; acceptances: number }> {
  const pairs = await db
    .selectFrom('friendships')
    .select('user_a')
    .where('user_a', 'in', [userA, userB])
    .where('user_b', 'in', [userA, userB])
    .execute()
  const acceptances = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'buddy-accepted')
    .where('on_behalf_of', 'in', [userA, userB])
    .execute()
  return { pairs: pairs.length, acceptances: acceptances.length }
}

export async function countMails({ db }: Store, dedupeKey: string): Promise<number> {
  const rows = await db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).execute()
  return rows.length
}
