import { randomBytes } from 'node:crypto'
import { askPostgres } from '#testing/ask-postgres.ts'

export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty database on the PostgreSQL that `npm test` brings along. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    throw new Error('This journey needs a PostgreSQL: run `npm test -- journeys`, which brings one.')
  }
  const name = `journey_${randomBytes(6).toString('hex')}`
  await askPostgres(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await askPostgres(serverUrl, `drop database ${name} with (force)`)),
  }
}
