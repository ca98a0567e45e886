import { sql } from 'kysely'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isExpired, isUnexpired } from '#platform/server/store/stored-times.ts'

/** Password reset links. Used ones are deleted, so a row is a link that may still work. */
interface PasswordResetTable {
  token_hash: string
  /** Null when the address had no account: written anyway, so that the work is the same. */
  user_id: string | null
  expires_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    password_reset: PasswordResetTable
  }
}

export const resetMs = 30 * 60_000

export async function insertReset(
  tx: StoreHandle,
  tokenHash: string,
  userId: string | undefined,
): Promise<void> {
  await tx.db
    .insertInto('password_reset')
    .values({
      token_hash: tokenHash,
      user_id: userId ?? null,
      expires_at: sql<number>`${tx.now()} + ${resetMs}`,
    })
    .execute()
}

/** The user whose password the link sets, while it is valid. */
export async function findResetOwner(handle: StoreHandle, tokenHash: string): Promise<string | undefined> {
  const row = await handle.db
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where(isUnexpired(handle, 'expires_at', resetMs))
    .executeTakeFirst()
  return row?.user_id ?? undefined
}

/** Of many concurrent uses exactly one gets true. */
export async function consumeReset(tx: StoreHandle, tokenHash: string): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where(isUnexpired(tx, 'expires_at', resetMs))
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteResetsOf(tx: StoreHandle, userId: string): Promise<void> {
  await tx.db.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

/** When the valid links of a person expire. */
export async function readResetEnds({ db }: StoreHandle, userId: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('password_reset')
    .select('expires_at')
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute()
  return rows.map((row) => row.expires_at)
}

export async function deleteEndedResets(store: Store): Promise<void> {
  await store.db
    .deleteFrom('password_reset')
    .where(isExpired(store, 'expires_at', resetMs))
    .execute()
}
