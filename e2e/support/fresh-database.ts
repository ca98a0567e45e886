import { randomBytes } from 'node:crypto'
import { queryPostgres } from '#testing/query-postgres.ts'

export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty database on the PostgreSQL that `npm test` starts. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    throw new Error('This test needs a PostgreSQL: run `npm test -- e2e`, which starts one.')
  }
  const name = `e2e_${randomBytes(6).toString('hex')}`
  await queryPostgres(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await queryPostgres(serverUrl, `drop database ${name} with (force)`)),
  }
}
