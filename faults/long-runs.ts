import { startTemporaryPostgres } from '../scripts/testing/temporary-postgres.ts'
import { tickOverABadLine } from './bad-line/tick-over-a-bad-line.ts'
import { tickWhileAway } from './bad-line/tick-while-away.ts'
import { fillDiskOf } from './full-disk/fill-disk-of.ts'
import { killWhileWriting, theApp } from './kill-while-writing/kill-while-writing.ts'
import type { FaultReport } from './lib/fault-report.ts'
import { startTcpProxy } from './lib/tcp-proxy.ts'
import { dataOfKind, postgresData, type TestData } from './lib/test-data.ts'
import { loseNoMail } from './mail/lose-no-mail.ts'
import { happenOnce } from './only-once/only-once.ts'
import { takePostgresAway } from './postgres-away/postgres-away.ts'
import { playAllOrders } from './two-tabs/two-tabs.ts'

/** `SEED=…` repeats the choices of an earlier run; the moments of the kills remain a matter of chance. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** `RUNS=…` makes the runs in a browser fewer or more. */
const runs = (usual: number) => Number(process.env.RUNS ?? usual)

/** Undefined where this machine does not allow it. */
type LongRun = () => Promise<FaultReport | undefined>

/** Each is minutes long and has short forms in `npm test`. */
export const longRuns: Readonly<Record<string, LongRun>> = {
  'kills-sqlite': () => killsOfTheApp('sqlite'),
  'kills-postgres': () => killsOfTheApp('postgres'),
  'kills-of-postgres': killsOfPostgres,
  'postgres-stopped': postgresStopped,
  'postgres-refused': postgresRefused,
  'full-disk-sqlite': () => fillDiskOf('sqlite', 10, seed),
  'full-disk-postgres': () => fillDiskOf('postgres', 5, seed),
  'mails-sqlite': () => mails('sqlite'),
  'mails-postgres': () => mails('postgres'),
  // Both need the built product: `npm run build`.
  'bad-line': () => tickOverABadLine({ runs: runs(200), seed }),
  'server-away': () => tickWhileAway({ runs: runs(100) }),
  'two-tabs': () => playAllOrders(4),
  'once-sqlite': () => withData('sqlite', (data) => happenOnce(data, 50)),
  'once-postgres': () => withData('postgres', (data) => happenOnce(data, 50)),
}

async function withData(kind: TestData['kind'], act: (data: TestData) => Promise<FaultReport>) {
  const data = await dataOfKind(kind)
  try {
    return await act(data)
  } finally {
    await data.remove()
  }
}

const killsOfTheApp = (kind: TestData['kind']) =>
  withData(kind, (data) =>
    killWhileWriting({ data, victim: theApp, pairs: 10, writes: 10_000, kills: 50, seed }),
  )

const mails = (kind: TestData['kind']) =>
  withData(kind, (data) => loseNoMail({ data, mails: 3000, kills: 40, downMs: 120_000, seed }))

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

function killsOfPostgres(): Promise<FaultReport> {
  return withPostgres(async (postgres) => {
    const victim = { name: 'PostgreSQL (immediate stop)', kill: postgres.crash, revive: postgres.start }
    const data = await postgresData(postgres.url)
    return killWhileWriting({ data, victim, pairs: 10, writes: 3000, kills: 12, seed })
  })
}

function postgresStopped(): Promise<FaultReport> {
  return withPostgres(async (postgres) => {
    const stopped = { name: 'stopped', begin: postgres.crash, end: postgres.start }
    return takePostgresAway({
      data: await postgresData(postgres.url),
      absences: [stopped],
      lastsMs: 60_000,
    })
  })
}

function postgresRefused(): Promise<FaultReport> {
  return withPostgres(async (postgres) => {
    const proxy = await startTcpProxy(new URL(postgres.url))
    const seen = Object.assign(new URL(postgres.url), { port: proxy.port }).href
    const absences = [
      { name: 'refused', begin: proxy.refuse, end: proxy.mend },
      { name: 'frozen', begin: proxy.freeze, end: proxy.mend },
      // A query that takes longer than we wait for it.
      { name: 'slowed by 8 s each way', begin: () => proxy.slow(8000), end: proxy.mend },
    ]
    const report = await takePostgresAway({
      data: await postgresData(postgres.url, seen),
      absences,
      lastsMs: 60_000,
    })
    await proxy.close()
    return report
  })
}
