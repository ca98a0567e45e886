import { sql } from 'kysely'
import type { UserTable } from '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'

/** A member as the herd knows them. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  /** The address in the form by which invitations find it. */
  readonly emailKey: string
  /** How long they have been a member. */
  readonly memberForMs: number
}

/** What others see of a member, of a row with `namedColumns`. */
export const namedColumns = [
  'users.id',
  'users.username',
  'users.first_name',
  'users.last_name',
  'users.email',
] as const

export function namedPerson(row: Pick<UserTable, 'id' | 'username' | 'first_name' | 'last_name' | 'email'>) {
  const { id, username, first_name, last_name, email } = row
  return { id, username, firstName: first_name, lastName: last_name, email }
}

function selectPeople(handle: StoreHandle) {
  return handle.db
    .selectFrom('users')
    .select(namedColumns)
    .select('email_key')
    .select(sql<number>`${handle.now()} - created_at`.as('member_for'))
}

type PeopleQuery = ReturnType<typeof selectPeople>

export async function findPerson(handle: StoreHandle, id: string): Promise<Person | undefined> {
  const row = await selectPeople(handle).where('id', '=', id).executeTakeFirst()
  return row && personOf(row)
}

/**
 * Holds these people's rows until the transaction ends: whatever is decided between two of them is decided once,
 * whoever asks first. Ids that are nobody's are left out.
 */
export function lockPeople(tx: StoreHandle, ids: readonly string[]): Promise<readonly Person[]> {
  return locked(tx, selectPeople(tx).where('id', 'in', ids))
}

/** As `lockPeople`, by the keys of their addresses. */
export function lockPeopleAt(tx: StoreHandle, emailKeys: readonly string[]): Promise<readonly Person[]> {
  return locked(tx, selectPeople(tx).where('email_key', 'in', emailKeys))
}

/** In one order for all, so that nobody waits in a circle; rows that only refer to a person are not held up. */
async function locked(tx: StoreHandle, query: PeopleQuery): Promise<readonly Person[]> {
  const ordered = query.orderBy('id')
  const rows = await (tx.dialect === 'postgres' ? ordered.forNoKeyUpdate() : ordered).execute()
  return rows.map(personOf)
}

function personOf(row: Awaited<ReturnType<PeopleQuery['executeTakeFirstOrThrow']>>): Person {
  return {
    ...namedPerson(row),
    emailKey: row.email_key,
    memberForMs: row.member_for,
  }
}
