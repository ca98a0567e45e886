import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { queryPostgres } from '#testing/query-postgres.ts'
import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'

/** Where a product under test keeps its data. Nothing is open there until somebody opens it. */
export interface TestData {
  readonly kind: 'sqlite' | 'postgres'
  readonly settings: Readonly<Record<string, string>>
  /** Looks at the data beside the product. The caller closes it. */
  open(): Store
  remove(): Promise<void>
}

export function sqliteData(under = tmpdir()): TestData {
  const { folder, forget } = ownFolder(under)
  return {
    kind: 'sqlite',
    settings: { DATA_DIR: folder },
    open: () => openSqlite(join(folder, 'capra.db')),
    remove: async () => forget(),
  }
}

/** A database of its own in a cluster. `seenAt` is the address the product uses, where that is another one. */
export async function postgresData(clusterUrl: string, seenAt = clusterUrl): Promise<TestData> {
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  const { folder, forget } = ownFolder(tmpdir())
  const database = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  await queryPostgres(clusterUrl, `create database ${name}`)
  return {
    kind: 'postgres',
    settings: { DATA_DIR: folder, DATABASE_URL: database(seenAt) },
    open: () => openPostgres(database(clusterUrl), () => undefined),
    remove: async () => {
      forget()
      await queryPostgres(clusterUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Of the kind this test run is for (`TEST_STORE`). */
export function dataOfThisRun(): Promise<TestData> {
  return process.env.TEST_STORE === 'postgres'
    ? postgresData(clusterOfThisRun())
    : Promise.resolve(sqliteData())
}

function clusterOfThisRun(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run npm test, which starts a temporary cluster.')
  return url
}

/** For long runs, which have no test run around them: a PostgreSQL of its own that keeps what it confirms. */
export async function dataOfKind(kind: TestData['kind']): Promise<TestData> {
  if (kind === 'sqlite') return sqliteData()
  const postgres = await startTemporaryPostgres({ durable: true })
  const data = await postgresData(postgres.url)
  const remove = async () => {
    await data.remove()
    await postgres.stop()
  }
  return { ...data, remove }
}

/** A folder that goes with this process at the latest. */
function ownFolder(under: string): { readonly folder: string; forget(): void } {
  const folder = mkdtempSync(join(under, 'capra-faults-'))
  const forget = () => {
    process.off('exit', forget)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', forget)
  return { folder, forget }
}
