import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '#app/server/migrations.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { ClockShift, Store } from '#platform/server/store/store.ts'
import { postgresTemplate, sqliteTemplateSetting } from './database-templates.ts'
import { queryPostgres } from './query-postgres.ts'

export interface TestDatabase {
  readonly store: Store
  /** Opens another connection to the same data, like a second process. */
  open(): Store
  /** Settings for running the real product on the same data. */
  readonly settings: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** A fresh migrated store of the kind under test (`TEST_STORE`). */
export function createTestDatabase(shift: ClockShift): Promise<TestDatabase> {
  return process.env.TEST_STORE === 'postgres' ? postgresDatabase(shift) : sqliteDatabase(shift)
}

async function sqliteDatabase(shift: ClockShift): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'capra-test-'))
  const template = process.env[sqliteTemplateSetting]
  if (template) copyFileSync(template, join(folder, 'capra.db'))
  const opened: Store[] = []
  const open = () => {
    const store = openSqlite(join(folder, 'capra.db'), shift)
    opened.push(store)
    return store
  }
  const store = open()
  // A global setup runs before the template exists.
  if (!template) await migrateStore(store, migrations)
  // Kysely connects lazily, with the first query.
  else await store.ping()
  return {
    store,
    open,
    settings: { DATA_DIR: folder },
    remove: async () => {
      await Promise.all(opened.map((store) => store.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function postgresDatabase(shift: ClockShift): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL
  if (!cluster)
    throw new Error('TEST_DATABASE_URL is missing: run npm test, which starts a temporary cluster.')
  const name = `capra_test_${randomUUID().replaceAll('-', '')}`
  await queryPostgres(cluster, `create database ${name} template ${postgresTemplate}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  const folder = mkdtempSync(join(tmpdir(), 'capra-test-'))
  const opened: Store[] = []
  const open = () => {
    const store = openPostgres(url.href, () => undefined, shift)
    opened.push(store)
    return store
  }
  return {
    store: open(),
    open,
    settings: { DATABASE_URL: url.href, DATA_DIR: folder },
    remove: async () => {
      await Promise.all(opened.map((store) => store.close()))
      rmSync(folder, { recursive: true, force: true })
      await queryPostgres(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}
