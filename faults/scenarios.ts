import { minuteMs } from '#platform/durations.ts'
import { startTemporaryPostgres } from '../scripts/testing/temporary-postgres.ts'
import { testConcurrency } from './concurrency/concurrency.ts'
import { appProcess, crashDuringWrites } from './crash/crash-during-writes.ts'
import { testEventLoop } from './event-loop/event-loop.ts'
import { testFullDisk } from './full-disk/full-disk.ts'
import type { Report } from './lib/report.ts'
import { startTcpProxy } from './lib/tcp-proxy.ts'
import { dataOfKind, postgresData, sqliteData, type TestData } from './lib/test-data.ts'
import { testMailDelivery } from './mail/mail-delivery.ts'
import { testPostgresOutage } from './postgres-outage/postgres-outage.ts'
import { tickOverLossyConnection } from './unreliable-network/lossy-connection.ts'
import { tickDuringServerOutage } from './unreliable-network/server-outage.ts'
import { testTickOrders } from './unreliable-network/tick-order.ts'
import { killUpgrades } from './upgrade/kill-upgrades.ts'
import type { Setup } from './upgrade/older-data.ts'
import { upgradeAtOnce } from './upgrade/upgrade-at-once.ts'
import { upgradeOnFullDisk } from './upgrade/upgrade-on-full-disk.ts'

/** `SEED=…` repeats the random choices of an earlier run, except the exact time of each kill. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** `RUNS=…` sets the number of browser runs. */
const runs = (usual: number) => Number(process.env.RUNS ?? usual)

/** Returns undefined if this machine does not allow it. */
type Scenario = () => Promise<Report | undefined>

/** Each takes minutes. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'crash-sqlite': () => appCrashes('sqlite'),
  'crash-postgres': () => appCrashes('postgres'),
  'postgres-crash': postgresCrash,
  'postgres-stopped': postgresStopped,
  'postgres-unreachable': postgresUnreachable,
  'full-disk-sqlite': () => testFullDisk('sqlite', 10, seed),
  'full-disk-postgres': () => testFullDisk('postgres', 5, seed),
  'upgrade-killed-sqlite': () => killUpgrades(olderSqlite, 20, seed),
  'upgrade-killed-postgres': () => withOlderPostgres((setup) => killUpgrades(setup, 20, seed)),
  'upgrade-at-once-sqlite': () => upgradeAtOnce(slowly(olderSqlite), [2, 3]),
  'upgrade-at-once-postgres': () => withOlderPostgres((setup) => upgradeAtOnce(slowly(setup), [2, 3])),
  'upgrade-full-disk-sqlite': () => upgradeOnFullDisk('sqlite'),
  'upgrade-full-disk-postgres': () => upgradeOnFullDisk('postgres'),
  'mail-sqlite': () => mails('sqlite'),
  'mail-postgres': () => mails('postgres'),
  // These two need the built pages: `npm run build`.
  'lossy-connection': () => tickOverLossyConnection({ runs: runs(200), seed }),
  'server-outage': () => tickDuringServerOutage({ runs: runs(100) }),
  'tick-orders': () => testTickOrders(4),
  // `ONLY=…` tries only the inputs whose address or name has this text.
  'event-loop': () => testEventLoop({ isShort: false, only: process.env.ONLY }),
  'concurrency-sqlite': () => withData('sqlite', (data) => testConcurrency(data, 50)),
  'concurrency-postgres': () => withData('postgres', (data) => testConcurrency(data, 50)),
}

async function withData(kind: TestData['kind'], act: (data: TestData) => Promise<Report>) {
  const data = await dataOfKind(kind)
  try {
    return await act(data)
  } finally {
    await data.remove()
  }
}

const appCrashes = (kind: TestData['kind']) =>
  withData(kind, (data) =>
    crashDuringWrites({ data, target: appProcess, pairs: 10, writes: 10_000, kills: 50, seed }),
  )

/** Large enough that some kills happen while the file is copied. */
const olderSqlite: Setup = { createData: sqliteData, rows: 100, padding: 'x'.repeat(60_000), pauseMs: 5 }

const withOlderPostgres = (act: (setup: Setup) => Promise<Report>) =>
  withPostgres((postgres) =>
    act({ ...olderSqlite, padding: '', createData: () => postgresData(postgres.url) }),
  )

/** Slow enough that the others wait longer than they would for a query. */
const slowly = (setup: Setup): Setup => ({ ...setup, pauseMs: 30 })

const mails = (kind: TestData['kind']) =>
  withData(kind, (data) => testMailDelivery({ data, mails: 3000, kills: 40, downMs: 120_000, seed }))

async function withPostgres<Result>(
  act: (postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>) => Promise<Result>,
): Promise<Result> {
  const postgres = await startTemporaryPostgres({ durable: true })
  try {
    return await act(postgres)
  } finally {
    await postgres.stop()
  }
}

function postgresCrash(): Promise<Report> {
  return withPostgres(async (postgres) => {
    const target = { name: 'PostgreSQL (immediate stop)', kill: postgres.crash, restart: postgres.start }
    const data = await postgresData(postgres.url)
    return crashDuringWrites({ data, target, pairs: 10, writes: 3000, kills: 12, seed })
  })
}

function postgresStopped(): Promise<Report> {
  return withPostgres(async (postgres) => {
    const stopped = { name: 'stopped', begin: postgres.crash, end: postgres.start }
    return testPostgresOutage({
      data: await postgresData(postgres.url),
      outages: [stopped],
      durationMs: minuteMs,
    })
  })
}

function postgresUnreachable(): Promise<Report> {
  return withPostgres(async (postgres) => {
    const proxy = await startTcpProxy(new URL(postgres.url))
    const proxiedUrl = Object.assign(new URL(postgres.url), { port: proxy.port }).href
    const outages = [
      { name: 'refused', begin: proxy.refuse, end: proxy.restore },
      { name: 'frozen', begin: proxy.freeze, end: proxy.restore },
      // Longer than our query time-out.
      { name: 'slowed by 8 s each way', begin: () => proxy.slow(8000), end: proxy.restore },
    ]
    const report = await testPostgresOutage({
      data: await postgresData(postgres.url, proxiedUrl),
      outages,
      durationMs: minuteMs,
    })
    await proxy.close()
    return report
  })
}
