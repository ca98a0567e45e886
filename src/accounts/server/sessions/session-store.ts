import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayMs, minuteMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isOlderThan, isYoungerThan } from '#platform/server/store/stored-times.ts'

export interface SessionTable {
  id: string
  token_hash: string
  user_id: string
  user_agent: string
  created_at: number
  last_seen_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    sessions: SessionTable
  }
}

/** A session that is not used for this long has ended. */
const signInIdleMs = 14 * dayMs
/** However much it is used, a session ends this long after the sign-in. */
export const longestSessionMs = 30 * dayMs
/** `last_seen_at` may lag by this much, so that most requests only read. */
const seenIntervalMs = 5 * minuteMs
const sessionsPerUser = 20

export interface FoundSession {
  readonly id: string
  readonly userId: string
  /** Whether `last_seen_at` is due to be updated. */
  readonly needsSeenUpdate: boolean
}

export async function findSession(handle: StoreHandle, tokenHash: string): Promise<FoundSession | undefined> {
  const row = await handle.db
    .selectFrom('sessions')
    .select(['id', 'user_id', sql<number>`${handle.now()} - last_seen_at`.as('ms_since_seen')])
    .where('token_hash', '=', tokenHash)
    .where(isSessionAlive(handle))
    .executeTakeFirst()
  const needsSeenUpdate = row && Math.abs(row.ms_since_seen) >= seenIntervalMs
  return row && { id: row.id, userId: row.user_id, needsSeenUpdate: needsSeenUpdate === true }
}

/** A condition on rows of `sessions`. A session that was opened while the clock was ahead has ended. */
function isSessionAlive(handle: StoreHandle): RawBuilder<boolean> {
  const isInUse = sql<boolean>`last_seen_at > ${handle.now()} - ${signInIdleMs}`
  return sql<boolean>`(${isYoungerThan(handle, 'created_at', longestSessionMs)} and ${isInUse})`
}

export async function markSessionSeen(handle: StoreHandle, id: string): Promise<void> {
  const now = handle.now()
  await handle.db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where(isOlderThan(handle, 'last_seen_at', seenIntervalMs))
    .execute()
}

export async function insertSession(
  tx: StoreHandle,
  session: { readonly userId: string; readonly tokenHash: string; readonly userAgent: string },
): Promise<void> {
  await tx.db
    .insertInto('sessions')
    .values({
      id: uuidv7(),
      token_hash: session.tokenHash,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: tx.now(),
      last_seen_at: tx.now(),
    })
    .execute()
}

/** Keeps the 20 most recently seen sessions of a person. Lock the user row first. */
export async function deleteSurplusSessions(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sessionsPerUser),
    )
    .execute()
}

/** @returns the owner, if there was such a session */
export async function deleteSession(handle: StoreHandle, tokenHash: string): Promise<string | undefined> {
  const row = await handle.db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteEndedSessions(store: Store): Promise<void> {
  const isIdle = sql<boolean>`last_seen_at <= ${store.now()} - ${signInIdleMs}`
  await store.db.deleteFrom('sessions').where(isIdle).execute()
  await store.db
    .deleteFrom('sessions')
    .where(isOlderThan(store, 'created_at', longestSessionMs))
    .execute()
}

export interface StoredSession {
  readonly id: string
  readonly userAgent: string
  readonly signedInAt: number
  readonly lastSeenAt: number
}

/** Live sessions, the most recently seen first. */
export async function readSessions(handle: StoreHandle, userId: string): Promise<readonly StoredSession[]> {
  const rows = await handle.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(isSessionAlive(handle))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
}

/** False when this person has no such session. */
export async function deleteOwnSession(handle: StoreHandle, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await handle.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns how many there were */
export async function deleteSessionsOf(
  handle: StoreHandle,
  userId: string,
  { keep }: { readonly keep?: string } = {},
): Promise<number> {
  const { numDeletedRows } = await handle.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(keep === undefined ? sql<boolean>`1 = 1` : sql<boolean>`id <> ${keep}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
