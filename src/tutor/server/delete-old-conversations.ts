import { day } from '#accounts/server/limit-refusal.ts'
import type { Store } from '#platform/server/store/store.ts'
import { deleteOldUsage } from './budget-store.ts'
import { giveUpDeadTurns } from './settle-question.ts'
import { deleteOldSessions } from './tutor-session-store.ts'

const keptMs = 30 * day

/** Forgets what was said more than 30 days ago. Safe at any time and on several processes at once. */
export async function deleteOldConversations(store: Store): Promise<void> {
  await giveUpDeadTurns(store)
  await deleteOldSessions(store, keptMs)
  await deleteOldUsage(store)
}
