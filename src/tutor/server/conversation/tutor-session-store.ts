import { sql } from 'kysely'
import { hourMs, minuteMs } from '#platform/durations.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { tutorLimits } from '../../session-rules.ts'

interface TutorSessionsTable {
  id: string
  user_id: string
  topic_id: string
  question_count: number
  created_at: number
  last_activity_at: number
  ended_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    tutor_sessions: TutorSessionsTable
  }
}

/** Times are milliseconds of the store's clock. */
export interface TutorSession extends Readonly<TutorSessionsTable> {
  readonly expiresAt: number
  readonly isOver: boolean
  /** When this was read. */
  readonly now: number
}

const idleMs = tutorLimits.idleMinutes * minuteMs
const longestMs = tutorLimits.sessionHours * hourMs

/** @returns when it expires if nothing is asked. */
export async function insertSession(
  tx: StoreHandle,
  session: Pick<TutorSession, 'id' | 'user_id' | 'topic_id'>,
): Promise<number> {
  const { created_at } = await tx.db
    .insertInto('tutor_sessions')
    .values({
      ...session,
      question_count: 0,
      created_at: tx.now(),
      last_activity_at: tx.now(),
      ended_at: null,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return created_at + idleMs
}

export async function findSession(handle: StoreHandle, userId: string, id: string) {
  return withExpiry(await selectSession(handle, userId, id).executeTakeFirst())
}

/** Like `findSession`, with the row locked until the transaction ends. */
export async function lockSession(tx: StoreHandle, userId: string, id: string) {
  return withExpiry(await tx.forUpdate(selectSession(tx, userId, id)).executeTakeFirst())
}

function selectSession(handle: StoreHandle, userId: string, id: string) {
  return handle.db
    .selectFrom('tutor_sessions')
    .selectAll()
    .select(handle.now().as('now'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
}

function withExpiry(row: (TutorSessionsTable & { now: number }) | undefined): TutorSession | undefined {
  if (!row) return undefined
  const expiresAt = Math.min(
    row.last_activity_at + idleMs,
    row.created_at + longestMs,
    row.ended_at ?? Number.POSITIVE_INFINITY,
  )
  return { ...row, expiresAt, isOver: row.ended_at !== null || row.now > expiresAt }
}

export async function touchSession(tx: StoreHandle, id: string): Promise<void> {
  await tx.db.updateTable('tutor_sessions').set({ last_activity_at: tx.now() }).where('id', '=', id).execute()
}

/** Counts one answered question. @returns the new count. */
export async function countQuestion(tx: StoreHandle, id: string): Promise<number> {
  const { question_count } = await tx.db
    .updateTable('tutor_sessions')
    .set({ question_count: sql<number>`question_count + 1`, last_activity_at: tx.now() })
    .where('id', '=', id)
    .returning('question_count')
    .executeTakeFirstOrThrow()
  return question_count
}

/** @returns false when there is no such session, or it had ended before. */
export async function endSession(handle: StoreHandle, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await handle.db
    .updateTable('tutor_sessions')
    .set({ ended_at: handle.now() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a person's least recently used sessions, so that at most `kept` stay open. */
export async function endOldSessions(tx: StoreHandle, userId: string, kept: number): Promise<void> {
  const open = await tx.db
    .selectFrom('tutor_sessions')
    .select(['id', 'question_count'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('question_count', '<', tutorLimits.questionsPerSession)
    .where(sql<boolean>`last_activity_at >= ${tx.now()} - ${idleMs}`)
    .where(sql<boolean>`created_at >= ${tx.now()} - ${longestMs}`)
    // Opening topics without a question must not end a conversation.
    .orderBy(sql`case when question_count > 0 then 0 else 1 end`)
    .orderBy('last_activity_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const { id, question_count } of open.slice(kept))
    if (question_count > 0) await endSession(tx, userId, id)
    else await tx.db.deleteFrom('tutor_sessions').where('id', '=', id).execute()
}

/** All of a person, oldest first. */
export function readSessions({ db }: StoreHandle, userId: string) {
  return db
    .selectFrom('tutor_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deleteSessions(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('tutor_sessions').where('user_id', '=', userId).execute()
}

/** Deletes sessions, with their turns, that have been idle for this long. */
export async function deleteOldSessions(store: StoreHandle, ageMs: number): Promise<void> {
  await store.db
    .deleteFrom('tutor_sessions')
    .where(sql<boolean>`last_activity_at < ${store.now()} - ${ageMs}`)
    .execute()
}
