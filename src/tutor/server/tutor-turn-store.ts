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
  /** From then on, whoever was answering is taken for dead. */
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

/** Writes the answer. @returns false when the question was given up meanwhile. */
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

/** Takes a question back. @returns false when it was given up before, by whoever found its lease ended. */
export async function dropTurn({ db }: StoreHandle, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tutor_turns')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
