import { sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isOlderThan, isUnexpired, isYoungerThan } from '#platform/server/store/stored-times.ts'
import { resetMs } from '../../account-rules.ts'

/** Password reset links of the last day. Used ones are deleted. */
interface PasswordResetTable {
  token_hash: string
  /** Null when the address had no account: written anyway, so that the work is the same. */
  user_id: string | null
  expires_at: number
  sent_at: number
  /** Keyed hash of the address and its account. */
  subject: string
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    password_reset: PasswordResetTable
  }
}

/** How long a mailed link can be renewed: as long as the mail limits of a day. */
const renewableMs = dayMs

export async function insertReset(
  tx: StoreHandle,
  { tokenHash, subject, userId }: { tokenHash: string; subject: string; userId: string | undefined },
): Promise<void> {
  await tx.db
    .insertInto('password_reset')
    .values({
      token_hash: tokenHash,
      user_id: userId ?? null,
      expires_at: sql<number>`${tx.now()} + ${resetMs}`,
      sent_at: tx.now(),
      subject,
    })
    .execute()
}

/** Makes the link that was mailed last work for another 30 minutes. @returns false when none was mailed in the last day. */
export async function renewNewestReset(tx: StoreHandle, subject: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('password_reset')
    .set({ expires_at: sql<number>`${tx.now()} + ${resetMs}` })
    .where('token_hash', '=', (newest) =>
      newest
        .selectFrom('password_reset')
        .select('token_hash')
        .where('subject', '=', subject)
        .where(isYoungerThan(tx, 'sent_at', renewableMs))
        .orderBy('sent_at', 'desc')
        .limit(1),
    )
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
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

/** The links of a person, including those that expired within the last day. */
export async function readResets(
  { db }: StoreHandle,
  userId: string,
): Promise<readonly { readonly sentAt: number; readonly expiresAt: number }[]> {
  const rows = await db
    .selectFrom('password_reset')
    .select(['sent_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute()
  return rows.map((row) => ({ sentAt: row.sent_at, expiresAt: row.expires_at }))
}

export async function deleteEndedResets(store: Store): Promise<void> {
  await store.db
    .deleteFrom('password_reset')
    .where(isOlderThan(store, 'sent_at', renewableMs))
    .execute()
}
