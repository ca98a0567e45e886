import { v7 as uuidv7 } from 'uuid'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { User } from '../contract.ts'

export interface UserTable {
  id: string
  username: string
  email: string
  email_key: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  created_at: number
  /** Null unless an operator has suspended the member. */
  suspended_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    users: UserTable
  }
}

/** A user as the server sees them; `presentUser` decides what is sent to clients. */
export interface Account extends User {
  readonly passwordHash: string
}

export interface NewAccount {
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  readonly firstName: string | null
  readonly lastName: string | null
}

export function presentUser({ id, username, firstName, lastName, email }: User): User {
  return { id, username, firstName, lastName, email }
}

export async function findAccountByEmail(
  handle: StoreHandle,
  emailKey: string,
): Promise<Account | undefined> {
  const row = await handle.db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row && accountOf(row)
}

export async function findAccount(handle: StoreHandle, id: string): Promise<Account | undefined> {
  const row = await handle.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

/** Locks the user row until the transaction ends, so that one sign-in at a time counts the sessions. */
export async function lockAccount(tx: StoreHandle, id: string): Promise<Account | undefined> {
  const row = await tx
    .forUpdate(tx.db.selectFrom('users').selectAll().where('id', '=', id))
    .executeTakeFirst()
  return row && accountOf(row)
}

/** Undefined when the address or the username is taken. Waits for a concurrent transaction that may take it. */
export async function insertAccount(
  tx: StoreHandle,
  account: NewAccount,
  username: string,
): Promise<Account | undefined> {
  const row = await tx.db
    .insertInto('users')
    .values({
      id: uuidv7(),
      username,
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      created_at: tx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && accountOf(row)
}

export async function replaceName(
  { db }: StoreHandle,
  id: string,
  firstName: string | null,
  lastName: string | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()
}

/** Changes nothing when the password was changed since `oldHash` was read. */
export async function replacePasswordHash(
  handle: StoreHandle,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<void> {
  await handle.db
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .execute()
}

/** Lock the user row first. */
export async function writePasswordHash(tx: StoreHandle, id: string, passwordHash: string): Promise<void> {
  await tx.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Deletes the user and, by cascade, the rows that reference it. */
export async function deleteAccountRow(tx: StoreHandle, id: string): Promise<void> {
  await tx.db.deleteFrom('users').where('id', '=', id).execute()
}

export async function readAccountIds({ db }: StoreHandle): Promise<readonly string[]> {
  const rows = await db.selectFrom('users').select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}

export async function findProfile(
  { db }: StoreHandle,
  id: string,
): Promise<(User & { readonly createdAt: number; readonly suspendedAt: number | null }) | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...presentUser(accountOf(row)), createdAt: row.created_at, suspendedAt: row.suspended_at }
}

/** The store's current time in milliseconds since 1970. */
export async function readNow(handle: StoreHandle): Promise<number> {
  const { now } = await handle.db.selectNoFrom(handle.now().as('now')).executeTakeFirstOrThrow()
  return now
}

function accountOf(row: UserTable): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
  }
}
