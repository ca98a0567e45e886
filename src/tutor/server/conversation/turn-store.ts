import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'

/**
 * A question, being answered until `answered_at`. One that fails is deleted, so an answer that comes too late
 * finds no row to be written to.
 */
export interface StoredTurn {
  id: string
  session_id: string
  message_id: string
  /** After this time the process that was answering counts as dead. */
  lease_expires_at: number
  stop_requested: number
  question: string
  /** Null while it is being answered. */
  reply: string | null
  truncated: number
  /** Messages that may come next, as a JSON list. */
  follow_ups: string | null
  usage_day: number
  /** Reserved while it is being answered, used afterwards. */
  tokens: number
  asked_at: number
  answered_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    tutor_turns: StoredTurn
  }
}

/**
 * Longer than an answer may take (65 s) and its store may be away (8 s): afterwards the process that was answering is
 * considered dead.
 */
const leaseMs = 75_000

type NewTurn = Pick<StoredTurn, 'id' | 'session_id' | 'message_id' | 'question' | 'usage_day' | 'tokens'>

export async function insertTurn(tx: StoreHandle, turn: NewTurn): Promise<void> {
  await tx.db
    .insertInto('tutor_turns')
    .values({
      ...turn,
      lease_expires_at: sql<number>`${tx.now()} + ${leaseMs}`,
      stop_requested: 0,
      reply: null,
      truncated: 0,
      follow_ups: null,
      asked_at: tx.now(),
      answered_at: null,
    })
    .execute()
}

/** All of a session, oldest first; at most one, the last, is being answered. */
export async function readTurns({ db }: StoreHandle, sessionId: string): Promise<readonly StoredTurn[]> {
  return db
    .selectFrom('tutor_turns')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
}

/** How many questions of a person are being answered now, in all their sessions. */
export async function countPendingTurns(tx: StoreHandle, userId: string): Promise<number> {
  const rows = await tx.db
    .selectFrom('tutor_turns')
    .innerJoin('tutor_sessions', 'tutor_sessions.id', 'tutor_turns.session_id')
    .select('tutor_turns.id')
    .where('tutor_sessions.user_id', '=', userId)
    .where('tutor_turns.answered_at', 'is', null)
    .where(sql<boolean>`tutor_turns.lease_expires_at > ${tx.now()}`)
    .execute()
  return rows.length
}

/** Writes the answer. @returns false when the question was canceled meanwhile. */
export async function completeTurn(
  tx: StoreHandle,
  id: string,
  answer: Pick<StoredTurn, 'reply' | 'truncated' | 'follow_ups' | 'tokens'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('tutor_turns')
    .set({ ...answer, answered_at: tx.now() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an unanswered question. @returns false when it was already deleted because its lease ended. */
export async function deleteTurn({ db }: StoreHandle, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tutor_turns')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a person wants no more of an answer (of this message, if given). @returns the turn, or undefined when none is being answered. */
export async function requestStop(
  { db }: StoreHandle,
  sessionId: string,
  messageId?: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('tutor_turns')
    .set({ stop_requested: 1 })
    .where('session_id', '=', sessionId)
    .where('answered_at', 'is', null)
    .$if(messageId !== undefined, (pending) => pending.where('message_id', '=', messageId ?? ''))
    .returning('id')
    .executeTakeFirst()
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

/** None while the answer is being written. */
export function followUpsOf({ follow_ups }: Pick<StoredTurn, 'follow_ups'>): readonly string[] {
  return JSON.parse(follow_ups ?? '[]')
}
