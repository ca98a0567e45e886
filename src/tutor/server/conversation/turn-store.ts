import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'

/**
 * A question, being answered until `answered_at`. One that fails is deleted, so an answer that comes too late
 * finds no row to be written to.
 */
interface TutorTurnsTable {
  id: string
  session_id: string
  message_id: string
  /** After this time the process that was answering counts as dead. */
  lease_expires_at: number
  stop_requested: number
  question: string
  reply: string | null
  truncated: number
  usage_day: number
  /** Reserved while it is being answered, used afterwards. */
  tokens: number
  asked_at: number
  answered_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    tutor_turns: TutorTurnsTable
  }
}

export interface StoredTurn {
  readonly messageId: string
  readonly question: string
  /** Null while it is being answered. */
  readonly reply: string | null
  readonly isTruncated: boolean
  readonly leaseExpiresAt: number
  readonly askedAt: number
  readonly answeredAt: number | null
}

interface NewTurn {
  readonly id: string
  readonly sessionId: string
  readonly messageId: string
  readonly question: string
  readonly usageDay: number
  readonly tokens: number
  readonly leaseMs: number
}

export async function insertTurn(tx: StoreHandle, turn: NewTurn): Promise<void> {
  await tx.db
    .insertInto('tutor_turns')
    .values({
      id: turn.id,
      session_id: turn.sessionId,
      message_id: turn.messageId,
      lease_expires_at: sql<number>`${tx.now()} + ${turn.leaseMs}`,
      stop_requested: 0,
      question: turn.question,
      reply: null,
      truncated: 0,
      usage_day: turn.usageDay,
      tokens: turn.tokens,
      asked_at: tx.now(),
      answered_at: null,
    })
    .execute()
}

/** All of a session, oldest first; at most one, the last, is being answered. */
export async function readTurns({ db }: StoreHandle, sessionId: string): Promise<readonly StoredTurn[]> {
  const rows = await db
    .selectFrom('tutor_turns')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    messageId: row.message_id,
    question: row.question,
    reply: row.reply,
    isTruncated: row.truncated === 1,
    leaseExpiresAt: row.lease_expires_at,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
  }))
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
  answer: { readonly reply: string; readonly isTruncated: boolean; readonly tokens: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('tutor_turns')
    .set({
      reply: answer.reply,
      truncated: answer.isTruncated ? 1 : 0,
      tokens: answer.tokens,
      answered_at: tx.now(),
    })
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

/** A question whose answerer died, and what it had reserved. */
export interface ExpiredTurn {
  readonly userId: string
  readonly usageDay: number
  readonly tokens: number
}

/** Sessions with a question whose answerer died. */
export async function findSessionsWithExpiredTurns(store: StoreHandle): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('tutor_turns')
    .select('session_id')
    .where('answered_at', 'is', null)
    .where(sql<boolean>`lease_expires_at <= ${store.now()}`)
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** Deletes a session's unanswered question if its lease ended. */
export async function deleteExpiredTurn(
  tx: StoreHandle,
  sessionId: string,
): Promise<ExpiredTurn | undefined> {
  const row = await tx.db
    .selectFrom('tutor_turns')
    .innerJoin('tutor_sessions', 'tutor_sessions.id', 'tutor_turns.session_id')
    .select(['tutor_turns.id', 'user_id', 'usage_day', 'tokens'])
    .where('session_id', '=', sessionId)
    .where('answered_at', 'is', null)
    .where(sql<boolean>`lease_expires_at <= ${tx.now()}`)
    .executeTakeFirst()
  // Of two processes that saw it, only the one that deletes it gives back what it had reserved.
  if (!row || !(await deleteTurn(tx, row.id))) return undefined
  return { userId: row.user_id, usageDay: row.usage_day, tokens: row.tokens }
}
