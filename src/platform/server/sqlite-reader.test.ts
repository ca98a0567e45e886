import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import type { Store, StoreHandle } from './store.ts'

let folder: string
let file: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'capra-reader-'))
  file = join(folder, 'test.db')
  store = openSqlite(file)
  await sql`create table limit_window (key text primary key, count integer)`.execute(store.db)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const countOf = ({ db }: StoreHandle, { key }: { key: string }) =>
  db.selectFrom('limit_window').select('count').where('key', '=', key)
const put = (handle: StoreHandle, key: string, count: number) =>
  sql`insert or replace into limit_window (key, count) values (${key}, ${count})`.execute(handle.db)

test('every write is seen by the next question, in a transaction, outside one, and by another process', async () => {
  const other = openSqlite(file)
  for (let count = 0; count < 30; count += 3) {
    await put(store, 'a', count)
    expect(await store.askOne(countOf, { key: 'a' })).toEqual({ count })
    await store.transaction((tx) => put(tx, 'a', count + 1))
    expect(await store.askOne(countOf, { key: 'a' })).toEqual({ count: count + 1 })
    await put(other, 'a', count + 2)
    expect(await store.askOne(countOf, { key: 'a' })).toEqual({ count: count + 2 })
    expect(await store.ask(countOf, { key: 'a' })).toEqual([{ count: count + 2 }])
  }
  await other.close()
})

test('the log of writes is used again while questions are asked all the time', async () => {
  const text = 'x'.repeat(40_000)
  for (let i = 0; i < 800; i++) {
    await put(store, `${text}${i % 20}`, i)
    await store.askOne(countOf, { key: 'a' })
  }
  // SQLite copies the log into the store every 1000 pages of 4 KB, and then begins it anew. All of it is 64 MB.
  expect(statSync(`${file}-wal`).size).toBeLessThan(3 * 4_200_000)
})

test('a question of which there is no row, and one of a store that is closed', async () => {
  expect(await store.askOne(countOf, { key: 'none' })).toBeUndefined()
  await store.close()
  await expect(store.askOne(countOf, { key: 'none' })).rejects.toThrow('The store is closed.')
  store = openSqlite(file)
})
