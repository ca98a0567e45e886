import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { queryPostgres } from '#testing/query-postgres.ts'
import { startTemporaryPostgres } from '../../scripts/testing/temporary-postgres.ts'

/** The store and data folder of a product under test. Nothing is opened until `open` is called. */
export interface TestData {
  readonly kind: 'sqlite' | 'postgres'
  readonly settings: Readonly<Record<string, string>>
  /** Opens the store directly, next to the product. The caller closes it. */
  open(): Store
  remove(): Promise<void>
}

export function sqliteData(under = tmpdir()): TestData {
  const { folder, removeFolder } = temporaryFolder(under)
  return {
    kind: 'sqlite',
    settings: { DATA_DIR: folder },
    open: () => openSqlite(join(folder, 'capra.db')),
    remove: async () => removeFolder(),
  }
}

/** A new database in a cluster. `productUrl` is the URL the product connects to, if it uses a proxy. */
export async function postgresData(clusterUrl: string, productUrl = clusterUrl): Promise<TestData> {
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  const { folder, removeFolder } = temporaryFolder(tmpdir())
  const database = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  await queryPostgres(clusterUrl, `create database ${name}`)
  return {
    kind: 'postgres',
    settings: { DATA_DIR: folder, DATABASE_URL: database(productUrl) },
    open: () => openPostgres(database(clusterUrl), () => undefined),
    remove: async () => {
      removeFolder()
      await queryPostgres(clusterUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Data of the kind under test (`TEST_STORE`). */
export function dataUnderTest(): Promise<TestData> {
  return process.env.TEST_STORE === 'postgres'
    ? postgresData(testClusterUrl())
    : Promise.resolve(sqliteData())
}

function testClusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run npm test, which starts a temporary cluster.')
  return url
}

/** For scenarios, which have no test run around them: starts a durable PostgreSQL. */
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

/** A temporary folder that is removed when this process exits. */
function temporaryFolder(under: string): { readonly folder: string; removeFolder(): void } {
  const folder = mkdtempSync(join(under, 'capra-faults-'))
  const removeFolder = () => {
    process.off('exit', removeFolder)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeFolder)
  return { folder, removeFolder }
}
