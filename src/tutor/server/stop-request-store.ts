import type { StoreHandle } from '#platform/server/store/store.ts'
import './tutor-turn-store.ts'

/** Notes that a person wants no more of an answer (of this message, if given). @returns the turn, or undefined when none is being answered. */
export async function requestStop(
  { db }: StoreHandle,
  sessionId: string,
  messageId?: string,
): Promise<string | undefined> {
  const pending = db
    .updateTable('tutor_turns')
    .set({ stop_requested: 1 })
    .where('session_id', '=', sessionId)
    .where('answered_at', 'is', null)
    .returning('id')
  const row = await (messageId === undefined
    ? pending
    : pending.where('message_id', '=', messageId)
  ).executeTakeFirst()
  return row?.id
}

/** Which of these a person wants no more of. */
export async function findStopRequests(
  { db }: StoreHandle,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tutor_turns')
    .select('id')
    .where('id', 'in', ids)
    .where('stop_requested', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}
