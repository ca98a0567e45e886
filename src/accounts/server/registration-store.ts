import { type RawBuilder, sql } from 'kysely'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'

/**
 * One attempt of one browser to register an address. Each attempt stands alone, so that somebody else who
 * registers the same address changes neither the password nor the code of this one.
 */
export interface RegistrationAttemptTable {
  id: string
  /** Hash of the `pre` cookie. */
  bind_hash: string
  /** Keyed hash of the address block it came from. */
  origin: string
  /** `existing`: the address has an account already, and the mail says so instead of giving a code. */
  kind: 'new' | 'existing'
  email: string
  email_key: string
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  code_mac: string
  prev_code_mac: string | null
  code_expires_at: number
  /** Tries at the present code. */
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

export const codeMs = 10 * 60_000
export const attemptMs = 24 * 3_600_000

/** What a person sent, once it was found good. */
export interface Registration {
  readonly kind: RegistrationAttemptTable['kind']
  readonly email: string
  readonly passwordHash: string | null
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

/** What was registered before in this browser is forgotten. */
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

/** The old code stops working at once. `total_tries` stays, or every resend would allow five more guesses. */
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
    .where(sql<boolean>`expires_at <= ${store.now()}`)
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
