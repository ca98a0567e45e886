import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import { isExpired, isUnexpired } from '#platform/server/store/stored-times.ts'
import { codeMs } from '../../account-rules.ts'

/**
 * One browser's attempt to register an address. Attempts are independent: someone else who registers the same address
 * changes neither the password nor the code of this one.
 */
export interface RegistrationAttemptTable {
  id: string
  /** Hash of the `pre` cookie. */
  bind_hash: string
  /** Keyed hash of the IP address block of the request. */
  origin: string
  /** `existing`: the address already has an account, and the mail says so instead of containing a code. */
  kind: 'new' | 'existing'
  email: string
  email_key: string
  /** Null only in rows from before every attempt had one. */
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  code_mac: string
  prev_code_mac: string | null
  code_expires_at: number
  /** Tries at the current code. */
  tries: number
  /** Tries at all codes; a resend does not reset it. */
  total_tries: number
  sends: number
  last_sent_at: number
  consumed_at: number | null
  expires_at: number
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    registration_attempt: RegistrationAttemptTable
  }
}

export const attemptMs = dayMs

/** What the person sent, validated. */
export interface Registration {
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string | null
  readonly lastName: string | null
}

export async function insertAttempt(
  tx: StoreHandle,
  attempt: Registration & {
    readonly id: string
    readonly bindHash: string
    readonly origin: string
    readonly emailKey: string
    readonly codeMac: string
  },
): Promise<void> {
  const now = tx.now()
  await tx.db
    .insertInto('registration_attempt')
    .values({
      ...columnsOf(attempt),
      id: attempt.id,
      bind_hash: attempt.bindHash,
      origin: attempt.origin,
      email_key: attempt.emailKey,
      code_mac: attempt.codeMac,
      prev_code_mac: null,
      code_expires_at: after(now, codeMs),
      tries: 0,
      total_tries: 0,
      sends: 1,
      last_sent_at: now,
      consumed_at: null,
      expires_at: after(now, attemptMs),
    })
    .execute()
}

/** Replaces what was registered before in this browser. */
export async function replaceRegistration(
  tx: StoreHandle,
  id: string,
  registration: Registration,
): Promise<void> {
  await tx.db
    .updateTable('registration_attempt')
    .set({ ...columnsOf(registration), expires_at: after(tx.now(), attemptMs) })
    .where('id', '=', id)
    .execute()
}

/** The old code stops working. `total_tries` stays, or every resend would allow five more guesses. */
export async function replaceCode(tx: StoreHandle, id: string, codeMac: string): Promise<void> {
  const now = tx.now()
  await tx.db
    .updateTable('registration_attempt')
    .set({
      prev_code_mac: sql<string>`code_mac`,
      code_mac: codeMac,
      code_expires_at: after(now, codeMs),
      tries: 0,
      sends: sql<number>`sends + 1`,
      last_sent_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteEndedAttempts(store: Store): Promise<void> {
  await store.db
    .deleteFrom('registration_attempt')
    .where(isExpired(store, 'expires_at', attemptMs))
    .execute()
}

function columnsOf(registration: Registration) {
  return {
    kind: registration.kind,
    email: registration.email,
    password_hash: registration.passwordHash,
    first_name: registration.firstName,
    last_name: registration.lastName,
  }
}

function after(now: RawBuilder<number>, milliseconds: number): RawBuilder<number> {
  return sql<number>`${now} + ${milliseconds}`
}

/** An attempt for which a code can still be sent or checked. */
export interface LiveAttempt {
  readonly id: string
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
  readonly passwordHash: string | null
  readonly sends: number
  readonly msSinceSent: number
}

/** This browser's attempt for the address, if it is live. */
export async function findOwnLiveAttempt(
  handle: StoreHandle,
  bindHash: string,
  emailKey: string,
  maxTries: number,
): Promise<LiveAttempt | undefined> {
  const query = liveAttempts(handle, emailKey, maxTries).where('bind_hash', '=', bindHash)
  const row = await handle.forUpdate(query).executeTakeFirst()
  return row && attemptOf(row)
}

/** The live attempt for this address, if there is exactly one. */
export async function findOnlyLiveAttempt(
  handle: StoreHandle,
  emailKey: string,
  maxTries: number,
): Promise<LiveAttempt | undefined> {
  const [only, another] = await liveAttempts(handle, emailKey, maxTries).limit(2).execute()
  if (!only || another) return undefined
  // Locked only now: locking two rows could deadlock with a sign-up that deletes the other attempts.
  const row = await handle
    .forUpdate(liveAttempts(handle, emailKey, maxTries).where('id', '=', only.id))
    .executeTakeFirst()
  return row && attemptOf(row)
}

export async function countLiveAttempts(
  handle: StoreHandle,
  emailKey: string,
  origin: string,
  maxTries: number,
): Promise<{ readonly count: number; readonly secondsUntilFewer: number }> {
  const rows = await liveAttempts(handle, emailKey, maxTries)
    .select(sql<number>`expires_at - ${handle.now()}`.as('ms_left'))
    .where('origin', '=', origin)
    .execute()
  const soonest = Math.min(...rows.map((row) => row.ms_left))
  return { count: rows.length, secondsUntilFewer: Math.max(1, Math.ceil(soonest / 1000)) }
}

function liveAttempts(handle: StoreHandle, emailKey: string, maxTries: number) {
  const now = handle.now()
  return handle.db
    .selectFrom('registration_attempt')
    .select(['id', 'kind', 'email', 'password_hash', 'sends'])
    .select(sql<number>`${now} - last_sent_at`.as('ms_since_sent'))
    .where('email_key', '=', emailKey)
    .where('consumed_at', 'is', null)
    .where('total_tries', '<', maxTries)
    .where(isUnexpired(handle, 'expires_at', attemptMs))
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
