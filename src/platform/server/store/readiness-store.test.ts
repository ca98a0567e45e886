import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { createReadinessCheck } from './readiness-store.ts'
import type { Store } from './store.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** Sequential queries use one connection on PostgreSQL as well. */
async function refuseWrites({ db, dialect }: Store, isRefused: boolean): Promise<void> {
  const setting = dialect === 'sqlite' ? 'pragma query_only' : 'set default_transaction_read_only'
  await sql.raw(`${setting} = ${isRefused ? 'on' : 'off'}`).execute(db)
}

test('the readiness check fails while the store can be read but not written', async () => {
  await refuseWrites(server.store, true)
  const refused = await server.call('GET', '/readyz')
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBeDefined()
  expect((await server.call('GET', '/api/categories')).status).toBe(200)
  await refuseWrites(server.store, false)
})

test('however often it is called, the readiness check writes once in five seconds', async () => {
  let time = 0
  const isReady = createReadinessCheck(server.store, () => time)
  await Promise.all([isReady(), isReady(), isReady()])
  await refuseWrites(server.store, true)
  time = 4_999
  await isReady()
  time = 5_000
  await expect(isReady()).rejects.toThrow()
  await refuseWrites(server.store, false)
  time = 9_999
  await expect(isReady()).rejects.toThrow()
  time = 10_000
  await isReady()
  const rows = await server.store.db
    .selectFrom('limit_window')
    .where('key', '=', 'readiness')
    .selectAll()
    .execute()
  expect(rows).toHaveLength(1)
})
