import type { StoreHandle } from '#platform/server/store/store.ts'
import './conversation/budget-store.ts'
import './conversation/session-store.ts'

export function readConversations({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('tutor_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Of each day, in days since 1970-01-01 in UTC. */
export function readUsage({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('tutor_usage')
    .select(['day', 'used'])
    .where('owner', '=', userId)
    .orderBy('day')
    .execute()
}

export async function deleteConversationsOf(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('tutor_sessions').where('user_id', '=', userId).execute()
  await tx.db.deleteFrom('tutor_usage').where('owner', '=', userId).execute()
}
