import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '#testing/statements.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { LimitWindowTable } from './limit-windows-store.ts'
import type { StoreHandle } from './store.ts'

const shift = { milliseconds: 0 }
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(shift)
})
afterAll(() => database.remove())

let texts = 0
const fullWindow = ({ db }: StoreHandle, { least, key }: { least: number; key: string }) => {
  texts += 1
  return db
    .selectFrom('limit_window')
    .select('count')
    .where('count', '>=', least)
    .where('count', '<', 1000)
    .where('key', '=', key)
}
const openWindow = (handle: StoreHandle, { key }: { key: string }) =>
  handle.db
    .selectFrom('limit_window')
    .select('key')
    .where('key', '=', key)
    .where('resets_at', '>', handle.now())

const add = (handle: StoreHandle, window: Partial<LimitWindowTable> & { key: string }) =>
  handle.db
    .insertInto('limit_window')
    .values({ count: 1, resets_at: 0, ...window })
    .execute()

test('a text is made once, and each value goes where it belongs', async () => {
  const { store } = database
  await add(store, { key: 'three', count: 3 })
  await add(store, { key: 'four', count: 4 })
  const ask = (key: string, least: number) => store.ask(fullWindow, { key, least })
  expect(await ask('three', 1)).toEqual([{ count: 3 }])
  const recorded = recordStatements()
  expect(await ask('four', 4)).toEqual([{ count: 4 }])
  expect(await ask('three', 4)).toEqual([])
  expect(await store.transaction((tx) => tx.ask(fullWindow, { key: 'four', least: 4 }))).toEqual([
    { count: 4 },
  ])
  const asked = recorded.stop().filter((text) => text.includes('limit_window'))
  expect(asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(1)
  expect(texts).toBe(1)
})

test('of a question with one answer the first row comes, or none', async () => {
  const { store } = database
  await add(store, { key: 'one', count: 5 })
  for (const handle of [store, undefined]) {
    const ask = (key: string) =>
      handle
        ? handle.askOne(fullWindow, { key, least: 0 })
        : store.transaction((tx) => tx.askOne(fullWindow, { key, least: 0 }))
    expect(await ask('one')).toEqual({ count: 5 })
    expect(await ask('nobody')).toBeUndefined()
  }
})

test('outside a transaction only what is committed is seen, while one is half done', async () => {
  const { store } = database
  const seen = (handle: StoreHandle) => handle.ask(fullWindow, { key: 'half', least: 0 })
  await store.transaction(async (tx) => {
    await add(tx, { key: 'half', count: 2 })
    expect(await seen(tx)).toEqual([{ count: 2 }])
    expect(await seen(store)).toEqual([])
  })
  expect(await seen(store)).toEqual([{ count: 2 }])
})

test('what another process commits is seen by the next question', async () => {
  const { store } = database
  const other = database.open()
  expect(await store.ask(openWindow, { key: 'theirs' })).toEqual([])
  await add(other, { key: 'theirs', resets_at: Date.now() + 60_000 })
  expect(await store.ask(openWindow, { key: 'theirs' })).toEqual([{ key: 'theirs' }])
})

test('a text asks for the time as it is when it is asked', async () => {
  const { store } = database
  await add(store, { key: 'a while', resets_at: Date.now() + 600_000 })
  const isOpen = async () => (await store.ask(openWindow, { key: 'a while' })).length === 1
  expect(await isOpen()).toBe(true)
  shift.milliseconds += 1_200_000
  expect(await isOpen()).toBe(false)
  shift.milliseconds = 0
  expect(await isOpen()).toBe(true)
})
