import type { StoreHandle } from '#platform/server/store/store.ts'
import './conversation/budget-store.ts'
import './conversation/session-store.ts'
import './conversation/turn-store.ts'

export function readConversations({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('tutor_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface UsageOfDay {
  /** Days since 1970-01-01 in UTC. */
  readonly day: number
  readonly used: number
}

export async function readUsage({ db }: StoreHandle, userId: string): Promise<readonly UsageOfDay[]> {
  return db
    .selectFrom('tutor_usage')
    .select(['day', 'used'])
    .where('owner', '=', userId)
    .orderBy('day')
    .execute()
}

/** Locks the conversations of a person and gives what their unanswered questions have set aside. */
export async function lockPendingTurns(
  tx: StoreHandle,
  userId: string,
): Promise<readonly { readonly day: number; readonly tokens: number }[]> {
  await tx
    .forUpdate(tx.db.selectFrom('tutor_sessions').select('id').where('user_id', '=', userId).orderBy('id'))
    .execute()
  const rows = await tx.db
    .selectFrom('tutor_turns')
    .innerJoin('tutor_sessions', 'tutor_sessions.id', 'tutor_turns.session_id')
    .select(['usage_day', 'tokens'])
    .where('tutor_sessions.user_id', '=', userId)
    .where('answered_at', 'is', null)
    .execute()
  return rows.map(({ usage_day, tokens }) => ({ day: usage_day, tokens }))
}

export async function deleteConversationsOf(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('tutor_sessions').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('tutor_usage').where('owner', '=', userId).execute()
}
