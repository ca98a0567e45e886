import { sql } from 'kysely'
import type { UserTable } from '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'

/** A member, with what the herd's rules need to know. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  /** The normalized address; invitations are matched by it. */
  readonly emailKey: string
  /** How long they have been a member. */
  readonly memberForMs: number
}

/** What other members may see of a person; `namedPerson` reads a row of these columns. */
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
 * Locks these people's rows until the transaction ends, so that concurrent decisions between two of them are made one
 * after the other. Unknown ids are left out.
 */
export async function lockPeople(
  tx: StoreHandle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const people = await locked(tx, selectPeople(tx).where('id', 'in', ids))
  return new Map(people.map((person) => [person.id, person]))
}

/** As `lockPeople`, by the keys of their email addresses. */
export async function lockPeopleByEmail(
  tx: StoreHandle,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const people = await locked(tx, selectPeople(tx).where('email_key', 'in', emailKeys))
  return new Map(people.map((person) => [person.emailKey, person]))
}

/** Always in order of id, which prevents deadlocks. The weaker lock lets other rows refer to these people meanwhile. */
async function locked(tx: StoreHandle, query: PeopleQuery): Promise<readonly Person[]> {
  const ordered = query.orderBy('id')
  const rows = await (tx.dialect === 'postgres' ? ordered.forNoKeyUpdate() : ordered).execute()
  return rows.map(personOf)
}

function personOf(row: Awaited<ReturnType<PeopleQuery['executeTakeFirstOrThrow']>>): Person {
  return { ...namedPerson(row), emailKey: row.email_key, memberForMs: row.member_for }
}
