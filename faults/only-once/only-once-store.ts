import type { Store } from '#platform/server/store/store.ts'
import '#herd/server/friends/friendship-store.ts'
import '#platform/server/mail/outbox-store.ts'
import '#tutor/server/conversation/session-store.ts'

/** As if the person had asked so many questions already. */
export async function setQuestionCount({ db }: Store, sessionId: string, count: number): Promise<void> {
  await db.updateTable('tutor_sessions').set({ question_count: count }).where('id', '=', sessionId).execute()
}

export async function countBetween(
  { db }: Store,
  one: string,
  other: string,
): Promise<{ friendships: number; acceptances: number }> {
  const friendships = await db
    .selectFrom('friendships')
    .select('user_a')
    .where('user_a', 'in', [one, other])
    .where('user_b', 'in', [one, other])
    .execute()
  const acceptances = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'buddy-accepted')
    .where('on_behalf_of', 'in', [one, other])
    .execute()
  return { friendships: friendships.length, acceptances: acceptances.length }
}

export async function countMails({ db }: Store, dedupeKey: string): Promise<number> {
  const rows = await db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).execute()
  return rows.length
}
