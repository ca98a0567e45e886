import type { StoreHandle } from '#platform/server/store/store.ts'
import '../account-store.ts'

export interface SuspendedMember {
  readonly email: string
  /** In milliseconds since 1970. */
  readonly suspendedAt: number
}

export async function isSuspended({ db }: StoreHandle, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('suspended_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.suspended_at !== null
}

/** Lock the user row first. @returns false when nothing changed. */
export async function writeSuspension(tx: StoreHandle, userId: string, suspended: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('users')
    .set({ suspended_at: suspended ? tx.now() : null })
    .where('id', '=', userId)
    .where('suspended_at', suspended ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The latest first. */
export async function readSuspendedMembers({ db }: StoreHandle): Promise<readonly SuspendedMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'suspended_at'])
    .where('suspended_at', '>', 0)
    .orderBy('suspended_at', 'desc')
    .execute()
  return rows.map(({ email, suspended_at }) => ({ email, suspendedAt: suspended_at ?? 0 }))
}
