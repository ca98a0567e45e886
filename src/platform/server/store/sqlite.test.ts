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
  folder = mkdtempSync(join(tmpdir(), 'capra-sqlite-'))
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
const idsIn = async ({ db }: StoreHandle) =>
  (await sql<{ id: number }>`select id from note order by id`.execute(db)).rows.map(({ id }) => id)

test('each of many concurrent transactions gets its own result', async () => {
  const ids = Array.from({ length: 200 }, (_, id) => id)
  expect(await Promise.all(ids.map((id) => store.transaction(add(id))))).toEqual(ids)
  expect(await idsIn(store)).toEqual(ids)
})

test('a query outside a transaction does not see uncommitted changes, and does not join it', async () => {
  const { promise: insertedOne, resolve: reportInsert } = Promise.withResolvers<void>()
  const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>()
  const failing = store.transaction(async (tx) => {
    await add(1)(tx)
    reportInsert()
    await mayFail
    throw new Error('changed my mind')
  })
  await insertedOne
  const read = idsIn(store)
  const written = add(2)(store)
  letFail()
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await read).toEqual([])
  await written
  expect(await idsIn(store)).toEqual([2])
})

test('a failed transaction rolls back only its own changes', async () => {
  const failing = async (tx: StoreHandle) => {
    await add(2)(tx)
    throw new Error('changed my mind')
  }
  const works = [add(1), failing, add(1), add(3)]
  const outcomes = await Promise.allSettled(works.map((work) => store.transaction<unknown>(work)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await idsIn(store)).toEqual([1, 3])
})

test('a commit is confirmed only when another process can read it', async () => {
  const other = openSqlite(join(folder, 'test.db'))
  for (const id of [1, 2, 3]) {
    await store.transaction(add(id))
    expect(await idsIn(other)).toContain(id)
  }
  await other.close()
})

test('a transaction whose commit fails changes nothing', async () => {
  await sql`create table part (note integer references note (id) deferrable initially deferred)`.execute(
    store.db,
  )
  const orphan = (tx: StoreHandle) => sql`insert into part (note) values (99)`.execute(tx.db)
  await expect(store.transaction(orphan)).rejects.toThrow('FOREIGN KEY')
  expect(await store.transaction(add(1))).toBe(1)
  expect((await sql`select * from part`.execute(store.db)).rows).toEqual([])
})

test('when SQLite itself rolls back, as on a full disk, the cause is reported and the next transaction works', async () => {
  const diskFull = async (tx: StoreHandle) => {
    await add(2)(tx)
    await sql`rollback`.execute(tx.db)
    throw new Error('no room left')
  }
  await expect(store.transaction(diskFull)).rejects.toThrow('no room left')
  expect(await store.transaction(add(4))).toBe(4)
  expect(await idsIn(store)).toEqual([4])
})
