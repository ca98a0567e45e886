import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { noTimeouts, openPostgres } from './postgres.ts'
import { isStoreUnavailable } from './store-errors.ts'

/** The value of a server setting. */
async function timeOuts(url: string, timeouts?: typeof noTimeouts) {
  const store = openPostgres(url, () => undefined, undefined, timeouts)
  try {
    const setting = async (name: string) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
        store.db,
      )
      return rows[0]?.value
    }
    return [await setting('statement_timeout'), await setting('lock_timeout')]
  } finally {
    await store.close()
  }
}

if (process.env.TEST_STORE === 'postgres')
  test('requests have a statement time-out, migrations do not', async () => {
    const { settings, remove } = await createTestDatabase({ milliseconds: 0 })
    const { DATABASE_URL: url = '' } = settings
    try {
      expect(await timeOuts(url)).toEqual(['5s', '2s'])
      expect(await timeOuts(url, noTimeouts)).toEqual(['0', '0'])
    } finally {
      await remove()
    }
  })

test('a PostgreSQL that does not listen counts as an unavailable store', async () => {
  const store = openPostgres('postgres://nobody:x@127.0.0.1:1/nothing', () => undefined)
  const failure: unknown = await store.ping().catch((error: unknown) => error)
  await store.close()
  expect(isStoreUnavailable(failure)).toBe(true)
})
