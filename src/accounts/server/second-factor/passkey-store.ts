import { v7 as uuidv7 } from 'uuid'
import type { StoreHandle } from '#platform/server/store/store.ts'

interface PasskeyTable {
  id: string
  user_id: string
  /** As the authenticator made it, in base64url. */
  credential_id: string
  /** COSE key in base64url. */
  public_key: string
  /** How often the authenticator says it was used; many always say 0. */
  counter: number
  /** JSON array of how the authenticator can be reached, e.g. `["internal"]`. */
  transports: string
  name: string
  created_at: number
  last_used_at: number | null
}

declare module '#platform/server/store/store.ts' {
  interface Tables {
    passkey: PasskeyTable
  }
}

export interface StoredPasskey {
  readonly id: string
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

export async function readPasskeys({ db }: StoreHandle, userId: string): Promise<readonly StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(passkeyOf)
}

export async function findPasskey(
  { db }: StoreHandle,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

type NewPasskey = Pick<
  StoredPasskey,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>

/** Undefined when this credential is registered already, by anyone. */
export async function insertPasskey(
  tx: StoreHandle,
  passkey: NewPasskey,
): Promise<StoredPasskey | undefined> {
  const row = await tx.db
    .insertInto('passkey')
    .values({
      id: uuidv7(),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: tx.now(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** False when it was removed, or used with this counter, since it was read. */
export async function markPasskeyUsed(tx: StoreHandle, id: string, counter: number): Promise<boolean> {
  const row = await tx.db
    .updateTable('passkey')
    .set({ counter, last_used_at: tx.now() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function renamePasskeyRow(
  { db }: StoreHandle,
  userId: string,
  id: string,
  name: string,
): Promise<StoredPasskey | undefined> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** False when this person has no such passkey. */
export async function deletePasskey(tx: StoreHandle, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns how many there were */
export async function deletePasskeysOf(tx: StoreHandle, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function passkeyOf(row: PasskeyTable): StoredPasskey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
