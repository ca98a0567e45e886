import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { isSessionAlive } from '../session-store.ts'

export interface StoredSession {
  readonly id: string
  readonly userAgent: string
  readonly signedInAt: number
  readonly lastSeenAt: number
}

/** Sessions that still open something, the most recently seen first. */
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
