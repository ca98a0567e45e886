import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import type { Store, StoreHandle } from './store.ts'

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'capra-group-'))
  store = openSqlite(join(folder, 'test.db'))
  await sql`create table note (id integer primary key)`.execute(store.db)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const add = (id: number) => async (tx: StoreHandle) => {
  await sql`insert into note (id) values (${id})`.execute(tx.db)
  return id
}
const ids = async () =>
  (await sql<{ id: number }>`select id from note order by id`.execute(store.db)).rows.map((row) => row.id)

test('each of many at once gets its own result', async () => {
  const wanted = Array.from({ length: 200 }, (_, id) => id)
  expect(await Promise.all(wanted.map((id) => store.transaction(add(id))))).toEqual(wanted)
  expect(await ids()).toEqual(wanted)
})

test('one that fails takes back its own changes and nobody else does', async () => {
  const failing = async (tx: StoreHandle) => {
    await add(2)(tx)
    throw new Error('changed my mind')
  }
  const outcomes = await Promise.allSettled([1, 0, 3].map((id) => store.transaction(id ? add(id) : failing)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ids()).toEqual([1, 3])
})

test('a statement that fails does not end the others', async () => {
  const outcomes = await Promise.allSettled([1, 1, 2].map((id) => store.transaction(add(id))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('nothing is confirmed before it can be read by another process', async () => {
  const other = openSqlite(join(folder, 'test.db'))
  await Promise.all(
    [1, 2, 3].map(async (id) => {
      await store.transaction(add(id))
      const seen = await sql<{ id: number }>`select id from note where id = ${id}`.execute(other.db)
      expect(seen.rows).toHaveLength(1)
    }),
  )
  await other.close()
})

test('when the commit fails, nobody is told that it worked', async () => {
  await sql`create table part (note integer references note (id) deferrable initially deferred)`.execute(
    store.db,
  )
  const orphan = (tx: StoreHandle) => sql`insert into part (note) values (99)`.execute(tx.db)
  const outcomes = await Promise.allSettled([
    store.transaction(add(1)),
    store.transaction(add(2)),
    store.transaction(orphan),
  ])
  expect(outcomes.at(-1)?.status).toBe('rejected')
  const confirmed = outcomes.flatMap((outcome, i) => (outcome.status === 'fulfilled' ? [i + 1] : []))
  expect(await ids()).toEqual(confirmed)
})

test('when the store itself takes everything back, all are told why, and the next ones go on', async () => {
  // As SQLite does when the disk is full.
  const noRoom = async (tx: StoreHandle) => {
    await add(2)(tx)
    await sql`rollback`.execute(tx.db)
    throw new Error('no room left')
  }
  const outcomes = await Promise.allSettled(
    [add(1), noRoom, add(3)].map((work) => store.transaction<unknown>(work)),
  )
  expect(outcomes).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: new Error('no room left') })),
  )
  expect(await ids()).toEqual([])
  expect(await store.transaction(add(4))).toBe(4)
})
