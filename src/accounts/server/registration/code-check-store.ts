import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import { isUnexpired } from '#platform/server/store/stored-times.ts'
import { codeMs } from '../../account-rules.ts'
import { attemptMs, type RegistrationAttemptTable } from './registration-store.ts'

export interface TryLimits {
  readonly perCode: number
  readonly perAttempt: number
}

/** The attempt of this browser for this address, in any state. */
export async function findOwnAttempt(
  handle: StoreHandle,
  bindHash: string,
  emailKey: string,
): Promise<{ readonly id: string } | undefined> {
  return handle.db
    .selectFrom('registration_attempt')
    .select('id')
    .where('bind_hash', '=', bindHash)
    .where('email_key', '=', emailKey)
    .where(isUnexpired(handle, 'expires_at', attemptMs))
    .executeTakeFirst()
}

const triedColumns = [
  'kind',
  'email',
  'email_key',
  'password_hash',
  'first_name',
  'last_name',
  'code_mac',
  'prev_code_mac',
  'tries',
  'total_tries',
] as const

/** A counted try, with what the code is compared to. */
export type CountedTry = Pick<RegistrationAttemptTable, (typeof triedColumns)[number]>

/** One guarded statement: of any number of concurrent guesses, exactly as many are checked as tries are left. */
export async function countTry(
  handle: StoreHandle,
  id: string,
  limits: TryLimits,
): Promise<CountedTry | undefined> {
  return handle.db
    .updateTable('registration_attempt')
    .set({ tries: sql<number>`tries + 1`, total_tries: sql<number>`total_tries + 1` })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where(isUnexpired(handle, 'code_expires_at', codeMs))
    .where(isUnexpired(handle, 'expires_at', attemptMs))
    .where('tries', '<', limits.perCode)
    .where('total_tries', '<', limits.perAttempt)
    .returning(triedColumns)
    .executeTakeFirst()
}

/** For a try in another browser, which is counted elsewhere and takes none from the person who registered. */
export async function findTried(handle: StoreHandle, id: string): Promise<CountedTry | undefined> {
  return handle.db
    .selectFrom('registration_attempt')
    .select(triedColumns)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where(isUnexpired(handle, 'code_expires_at', codeMs))
    .executeTakeFirst()
}

export interface AttemptState {
  readonly isConsumed: boolean
  readonly tries: number
  readonly totalTries: number
}

export async function findAttemptState(handle: StoreHandle, id: string): Promise<AttemptState | undefined> {
  const row = await handle.db
    .selectFrom('registration_attempt')
    .select(['consumed_at', 'tries', 'total_tries'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { isConsumed: row.consumed_at !== null, tries: row.tries, totalTries: row.total_tries }
}

/** Of many concurrent correct codes exactly one is used. False also if the code has been replaced since. */
export async function consumeAttempt(tx: StoreHandle, id: string, codeMac: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('registration_attempt')
    .set({ consumed_at: tx.now() })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('code_mac', '=', codeMac)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The other attempts for an address that has an account now. They are not deleted: the browsers that started them, which
 * may be strangers', would notice.
 */
export async function markOthersExisting(tx: StoreHandle, id: string, emailKey: string): Promise<void> {
  await tx.db
    .updateTable('registration_attempt')
    .set({ kind: 'existing' })
    .where('email_key', '=', emailKey)
    .where('id', '!=', id)
    .execute()
}
