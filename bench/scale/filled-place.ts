import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStore } from '#app/server/open-store.ts'
import { readConfig } from '#platform/server/config.ts'
import { askPostgres } from '#testing/ask-postgres.ts'
import { fillStore } from './fill-store.ts'

export type StoreKind = 'sqlite' | 'postgres'

/** A store full of people, for the real product to work on. */
export interface FilledPlace {
  readonly kind: StoreKind
  readonly people: number
  /** Settings of the product. */
  readonly settings: Readonly<Record<string, string>>
  /** Deletes it, unless it is kept in SCALE_DIR for further runs. */
  close(): Promise<void>
}

const wide = '100000000'

/** Nobody is slowed down: one machine stands for thousands of addresses, and each learner for many. */
const widened = [
  ...['ANONYMOUS_PER_MINUTE', 'ANONYMOUS_BURST', 'MEMBER_PER_MINUTE', 'MEMBER_BURST', 'WRITES_PER_MINUTE'],
  ...['TUTOR_SESSIONS_PER_HOUR', 'TUTOR_SESSIONS_PER_DAY', 'TUTOR_QUESTIONS_PER_MINUTE'],
  ...['TUTOR_QUESTIONS_PER_DAY', 'TUTOR_ANSWERS_IN_FLIGHT'],
]

/**
 * Gives a filled store. With SCALE_DIR it is made there once and found again; PostgreSQL is the one that
 * TEST_DATABASE_URL names, and its databases stay as long as it runs.
 */
export async function fillPlace(kind: StoreKind, people: number): Promise<FilledPlace> {
  const kept = process.env.SCALE_DIR
  const folder = kept
    ? resolve(kept, `${kind}-${people}`)
    : mkdtempSync(join(tmpdir(), `capra-scale-${people}-`))
  mkdirSync(folder, { recursive: true })
  const database = kind === 'postgres' ? `scale_${people}` : undefined
  const settings = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: folder,
    DATABASE_URL: database ? await databaseUrl(database) : '',
    APP_SECRET: 'a secret of the benches, long enough to be one',
    ...Object.fromEntries(widened.map((name) => [`LIMIT_${name}`, wide])),
  }
  await fillOnce(settings, people)
  return {
    kind,
    people,
    settings,
    close: async () => {
      if (kept) return
      rmSync(folder, { recursive: true, force: true })
      if (database) await administer(`drop database ${database} with (force)`)
    },
  }
}

async function fillOnce(settings: Readonly<Record<string, string>>, people: number): Promise<void> {
  const startedAt = performance.now()
  const store = await openStore(readConfig(settings), () => undefined)
  try {
    const { count } = await store.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === people) return
    if (count > 0)
      throw new Error(`${settings.DATA_DIR} holds ${count} people instead of ${people}: delete it.`)
    const rows = await fillStore(store, { people, now: Date.now() })
    importLists(settings, people)
    // What PostgreSQL does by itself within minutes; not in the middle of a measurement.
    if (settings.DATABASE_URL) await administer('vacuum analyze', settings.DATABASE_URL)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(
      `${people.toLocaleString('en')} people, ${rows.toLocaleString('en')} rows, filled in ${seconds} s`,
    )
  } finally {
    await store.close()
  }
}

/** As many questions as people, of 14 times fewer companies. */
function importLists(settings: Readonly<Record<string, string>>, people: number): void {
  const lists = mkdtempSync(join(tmpdir(), 'capra-lists-'))
  const run = (script: string, words: readonly string[]) =>
    execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...words], {
      env: settings,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('../make-questions.ts', [
    lists,
    String(people),
    String(Math.ceil(people / 14)),
    String(Math.min(72, people)),
  ])
  run('../../src/app/server/import-companies.ts', [lists])
  rmSync(lists, { recursive: true })
}

/** Bytes of the store on disk. */
export async function bytesOf({ settings }: Pick<FilledPlace, 'settings'>): Promise<number> {
  if (!settings.DATABASE_URL) {
    const file = join(settings.DATA_DIR ?? '', 'capra.db')
    return ['', '-wal'].reduce(
      (sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
  }
  const [row] = await administer(
    'select pg_database_size(current_database()) as bytes',
    settings.DATABASE_URL,
  )
  return Number(row?.bytes)
}

/** Of a database on the PostgreSQL of TEST_DATABASE_URL, made when it is not there. */
export async function databaseUrl(name: string): Promise<string> {
  const found = await administer(`select 1 from pg_database where datname = '${name}'`)
  if (found.length === 0) await administer(`create database ${name}`)
  const url = new URL(clusterUrl())
  url.pathname = `/${name}`
  return url.href
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error('This needs a PostgreSQL: KEEPS_COMMITS=1 npm run with-postgres -- node bench/...')
  return url
}

/** Asks the PostgreSQL of TEST_DATABASE_URL, unless told another. */
export function administer(statement: string, url = clusterUrl()): ReturnType<typeof askPostgres> {
  return askPostgres(url, statement)
}
