import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { dropTurn } from './tutor-turn-store.ts'

/** A question whose answerer died, and what it had reserved. */
export interface DeadTurn {
  readonly userId: string
  readonly usageDay: number
  readonly tokens: number
}

/** Sessions with a question whose answerer died. */
export async function findSessionsOfDeadTurns(store: StoreHandle): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('tutor_turns')
    .select('session_id')
    .where('answered_at', 'is', null)
    .where(sql<boolean>`lease_expires_at <= ${store.now()}`)
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** Gives up the question of a session when whoever was answering it died. */
export async function dropDeadTurn(tx: StoreHandle, sessionId: string): Promise<DeadTurn | undefined> {
  const row = await tx.db
    .selectFrom('tutor_turns')
    .innerJoin('tutor_sessions', 'tutor_sessions.id', 'tutor_turns.session_id')
    .select(['tutor_turns.id', 'user_id', 'usage_day', 'tokens'])
    .where('session_id', '=', sessionId)
    .where('answered_at', 'is', null)
    .where(sql<boolean>`lease_expires_at <= ${tx.now()}`)
    .executeTakeFirst()
  // Of two processes that saw it, only the one that deletes it gives back what it had reserved.
  if (!row || !(await dropTurn(tx, row.id))) return undefined
  return { userId: row.user_id, usageDay: row.usage_day, tokens: row.tokens }
}
