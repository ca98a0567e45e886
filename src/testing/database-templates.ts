import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '#app/server/migrations.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import { queryPostgres } from './query-postgres.ts'

/** Templates that test databases are copied from; set once before the tests of a run. */
export const sqliteTemplateSetting = 'TEST_SQLITE_TEMPLATE'
export const postgresTemplate = 'capra_test_template'

/** Creates and migrates one template database of each kind. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'capra-template-'))
  const file = join(folder, 'capra.db')
  const sqlite = openSqlite(file)
  await migrateStore(sqlite, migrations)
  await sqlite.close()
  process.env[sqliteTemplateSetting] = file

  const cluster = process.env.TEST_DATABASE_URL
  if (cluster) {
    await queryPostgres(cluster, `drop database if exists ${postgresTemplate} with (force)`)
    await queryPostgres(cluster, `create database ${postgresTemplate}`)
    const url = Object.assign(new URL(cluster), { pathname: `/${postgresTemplate}` })
    const postgres = openPostgres(url.href, () => undefined)
    await migrateStore(postgres, migrations)
    await postgres.close()
  }
  return () => rmSync(folder, { recursive: true })
}
