import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrations } from '#app/server/migrations.ts'
import { openStore } from '#app/server/open-store.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { isDiskFull } from '#platform/server/store/store-errors.ts'
import { readContents } from '#testing/store-contents.ts'
import { dataUnderTest, type TestData } from '../lib/test-data.ts'
import { makeOlderStore, olderVersions } from './older-store.ts'

let data: TestData
let store: Store
beforeEach(async () => {
  data = await dataUnderTest()
  store = data.open()
})
afterEach(async () => {
  await store.close()
  await data.remove()
})

/** The tables that later versions replaced, each with where its rows went. */
const replaced = new Set(['practice_solved', 'solved_questions', 'pattern_progress'])

test.each(olderVersions)('every row of a store at %s is there after the upgrade', async (version) => {
  await makeOlderStore(store, version)
  const before = await readContents(store)
  await migrateStore(store, migrations)
  const after = await readContents(store)
  for (const [table, rows] of Object.entries(before)) {
    expect(rows, table).not.toEqual([])
    if (replaced.has(table)) continue
    const columns = Object.keys(JSON.parse(rows[0] ?? '{}')).filter((column) => column !== 'edition')
    const parts = (all: readonly string[] = []) => all.map((row) => pick(JSON.parse(row), columns)).sort()
    expect(parts(after[table]), table).toEqual(parts(rows))
  }
})

/** Parts of a row as JSON. */
const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column]))

test('ticks of all lists of an older version are solved problems after the upgrade', async () => {
  await makeOlderStore(store, '0017-interview-requests', { rows: 4 })
  await migrateStore(store, migrations)
  const problems = await store.db.selectFrom('solved_problems').select('problem').orderBy('problem').execute()
  // Practice problems 1 to 4, two company questions, and the essential questions 1 and 3.
  expect(problems.map(({ problem }) => problem)).toEqual([1, 2, 3, 4, 15, 53, 1000, 1002])
})

test('an upgrade that is interrupted after any statement changes nothing, and can be repeated', async () => {
  await makeOlderStore(store, '0008-tidying', { rows: 2 })
  const before = await everything(store)
  for (let statements = 1; ; statements += 1) {
    const interrupted = { ...store, db: store.db.withPlugin(failAfter(statements)) }
    await expect(migrateStore(interrupted, migrations)).rejects.toThrow('interrupted')
    const found = await everything(store)
    if (found.applied.length === before.applied.length) {
      expect(found, `after ${statements} statements`).toEqual(before)
      continue
    }
    // Only the release of the lock was interrupted.
    expect(statements).toBeGreaterThan(60)
    expect(found.applied).toEqual(Object.keys(migrations))
    break
  }
  expect(await migrateStore(store, migrations)).toEqual([])
})

/** Rows, columns and applied migrations. */
async function everything(store: Store) {
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true })
  const applied = await store.db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return { tables, applied: applied.map(({ name }) => name), rows: await readContents(store) }
}

/** Lets some statements pass and refuses all that follow. */
function failAfter(statements: number): KyselyPlugin {
  let left = statements
  return {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('interrupted')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

if (process.env.TEST_STORE !== 'postgres')
  describe('on an upgrade of the embedded store', () => {
    const folder = () => data.settings.DATA_DIR ?? ''
    const file = (name: string) => join(folder(), name)
    const databases = () =>
      readdirSync(folder())
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort()
    const open = async () => {
      const upgraded = await openStore(readConfig({ ...data.settings }), () => undefined)
      await upgraded.close()
    }

    test('it is copied, private and complete, and the remains of a killed copy are replaced', async () => {
      await makeOlderStore(store, '0018-solved-problems')
      const before = await everything(store)
      writeFileSync(file('capra.db.copying'), 'half a copy')
      await open()
      expect(databases()).toEqual(['capra.db', 'capra.db.before-0019'])
      expect(statSync(file('capra.db.before-0019')).mode & 0o077).toBe(0)
      const copy = openSqlite(file('capra.db.before-0019'))
      expect(await everything(copy)).toEqual(before)
      await copy.close()
    })

    test('the two newest copies stay, and other files are left alone', async () => {
      await makeOlderStore(store, '0018-solved-problems')
      const others = ['capra.db.before-2026-03-01T10-00-00', 'capra.db.before-0003-notes']
      for (const name of [...others, 'capra.db.before-0004', 'capra.db.before-0009'])
        writeFileSync(file(name), '')
      await open()
      expect(databases()).toEqual(
        ['capra.db', 'capra.db.before-0009', 'capra.db.before-0019', ...others].sort(),
      )
    })

    test('a copy is made neither of a new store nor without an upgrade', async () => {
      await open()
      await open()
      expect(databases()).toEqual(['capra.db'])
    })

    test('a disk that becomes full changes nothing', async () => {
      await makeOlderStore(store, '0018-solved-problems')
      const before = await everything(store)
      await sql`pragma max_page_count = 1`.execute(store.db)
      const refusal: unknown = await migrateStore(store, migrations).catch((error: unknown) => error)
      expect(isDiskFull(refusal)).toBe(true)
      expect(await everything(store)).toEqual(before)
    })

    test('nothing is upgraded when it cannot be copied', async () => {
      await makeOlderStore(store, '0018-solved-problems')
      const before = await everything(store)
      mkdirSync(file('capra.db.copying'))
      await expect(open()).rejects.toThrow('capra.db.copying')
      expect(await everything(store)).toEqual(before)
    })
  })
