import { sql } from 'kysely'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { RegistrationAttemptTable } from './registration-store.ts'

/** An attempt for which a code can still be sent or tried. */
export interface LiveAttempt {
  readonly id: string
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
  readonly passwordHash: string | null
  readonly sends: number
  readonly msSinceSent: number
}

/** The attempt of this browser for this address, while a code can still be sent or tried. */
export async function findOwnLiveAttempt(
  handle: StoreHandle,
  bindHash: string,
  emailKey: string,
  mostTries: number,
): Promise<LiveAttempt | undefined> {
  const query = liveAttempts(handle, emailKey, mostTries).where('bind_hash', '=', bindHash)
  const row = await handle.forUpdate(query).executeTakeFirst()
  return row && attemptOf(row)
}

/** The attempt for this address, if there is exactly one. */
export async function findOnlyLiveAttempt(
  handle: StoreHandle,
  emailKey: string,
  mostTries: number,
): Promise<LiveAttempt | undefined> {
  const [only, another] = await liveAttempts(handle, emailKey, mostTries).limit(2).execute()
  if (!only || another) return undefined
  // Only now a lock: two rows locked at once could wait in a ring with a sign-up that deletes rivals.
  const row = await handle
    .forUpdate(liveAttempts(handle, emailKey, mostTries).where('id', '=', only.id))
    .executeTakeFirst()
  return row && attemptOf(row)
}

export async function countLiveAttempts(
  handle: StoreHandle,
  emailKey: string,
  origin: string,
  mostTries: number,
): Promise<{ readonly count: number; readonly secondsUntilFewer: number }> {
  const rows = await liveAttempts(handle, emailKey, mostTries)
    .select(sql<number>`expires_at - ${handle.now()}`.as('ms_left'))
    .where('origin', '=', origin)
    .execute()
  const soonest = Math.min(...rows.map((row) => row.ms_left))
  return { count: rows.length, secondsUntilFewer: Math.max(1, Math.ceil(soonest / 1000)) }
}

function liveAttempts(handle: StoreHandle, emailKey: string, mostTries: number) {
  const now = handle.now()
  return handle.db
    .selectFrom('registration_attempt')
    .select(['id', 'kind', 'email', 'password_hash', 'sends'])
    .select(sql<number>`${now} - last_sent_at`.as('ms_since_sent'))
    .where('email_key', '=', emailKey)
    .where('consumed_at', 'is', null)
    .where('total_tries', '<', mostTries)
    .where(sql<boolean>`expires_at > ${now}`)
}

function attemptOf(row: {
  id: string
  kind: RegistrationAttemptTable['kind']
  email: string
  password_hash: string | null
  sends: number
  ms_since_sent: number
}): LiveAttempt {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    passwordHash: row.password_hash,
    sends: row.sends,
    msSinceSent: row.ms_since_sent,
  }
}
