// What one machine serves: learners who do what learners do, on the store of 10,000 people, as fast as answers come
// and then at half of that rate. The generator shares the machine's cores with the product and with PostgreSQL.
// Repeat: npm run build && node bench/load.ts sqlite
//         KEEPS_COMMITS=1 npm run with-postgres -- node bench/load.ts postgres   (one process, and two in turns)
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../scripts/testing/find-free-port.ts'
import { quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { coreSeconds, familyOf, figuresOf, processorSecondsOf } from './lib/process-figures.ts'
import { type ServerProcess, startServer } from './lib/server-process.ts'
import { Learner } from './load/learner.ts'
import { type LoadResult, runLoad } from './load/run-load.ts'
import { administer, type FilledPlace, fillPlace } from './scale/filled-place.ts'
import { cookieOf } from './scale/made-up-rows.ts'

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite'
const people = Number(process.env.LARGE ?? 10_000)
const seconds = Number(process.env.SECONDS_EACH ?? 12)
const rounds = Number(process.env.RUNS ?? 3)
const connections = 64
/** So few of the people that most of their conversations with the tutor have a question or more while it is measured. */
const learnerCount = Math.min(people, 512)

/** Figures of one run: of all calls together, and what they cost. */
interface Run {
  readonly processes: number
  readonly asked: string
  readonly rate: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly failed: number
  readonly failures: Readonly<Record<string, number>>
  /** Cores that programs beside kept busy. */
  readonly coresOfOthers: number
  /** Cores that the host of a virtual machine gave to others. */
  readonly coresStolen: number
  /** The longest time in which the generator itself could do nothing, in ms: the machine stood still, or was full. */
  readonly longestPauseMs: number
  /** Milliseconds of processor time a call. */
  readonly cost: { readonly servers: number; readonly database: number; readonly generator: number }
  readonly peakMegabytes: readonly number[]
  readonly calls: readonly (readonly [name: string, count: number, p50: number, p95: number, p99: number])[]
}

async function measure(place: FilledPlace, processes: number): Promise<readonly Run[]> {
  const learners = Array.from(
    { length: learnerCount },
    (_, index) => new Learner(cookieOf(Math.floor((index * people) / learnerCount))),
  )
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(place.settings)))
  const balanced = processes > 1 ? await balance(servers) : undefined
  const origin = balanced?.url ?? servers[0]?.url ?? ''
  const measured = async (asked: string, rate?: number): Promise<Run> => {
    // Asked each time: connections are opened when they are needed, and each is a process of PostgreSQL's.
    const database = await databasePids(place)
    const pids = { servers: servers.map(({ pid }) => pid), database, generator: [process.pid] }
    const before = Object.values(pids).map(processorSecondsOf)
    const coresBefore = coreSeconds()
    pauses.reset()
    const load = {
      origin,
      connections: rate === undefined ? connections : 4 * connections,
      learners,
      seconds,
    }
    const result = await runLoad(rate === undefined ? load : { ...load, rate })
    const [own = 0, stored = 0, generated = 0] = Object.values(pids).map(
      (each, index) => (1000 * (processorSecondsOf(each) - (before[index] ?? 0))) / result.calls,
    )
    const ours = ((own + stored + generated) * result.calls) / 1000
    const cores = coreSeconds()
    return {
      processes,
      asked,
      ...figures(result),
      coresOfOthers: (cores.busy - coresBefore.busy - ours) / result.seconds,
      coresStolen: (cores.stolen - coresBefore.stolen) / result.seconds,
      longestPauseMs: pauses.max / 1e6,
      cost: { servers: own, database: stored, generator: generated },
      peakMegabytes: servers.map(({ pid }) => figuresOf(pid).peakMegabytes),
    }
  }
  await runLoad({ origin, connections, learners, seconds: 6 }) // Warm-up, not counted.
  const runs: Run[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await measured('as fast as answers come'))
  const rate = quantile(
    runs.map((run) => run.rate),
    0.5,
  )
  const half = Math.round(rate / 2)
  runs.push(await measured(`${half} a second, evenly`, half))
  balanced?.stop()
  for (const server of servers) await server.stop()
  return runs
}

function figures({ times, failures, calls, seconds: lasted }: LoadResult) {
  const all = [...times.values()].flat()
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => quantile(all, share))
  return {
    ...{ rate: calls / lasted, p50, p95, p99 },
    failed: [...failures.values()].reduce((sum, count) => sum + count, 0),
    failures: Object.fromEntries(failures),
    calls: [...times].map(
      ([name, list]) =>
        [name, list.length, quantile(list, 0.5), quantile(list, 0.95), quantile(list, 0.99)] as const,
    ),
  }
}

async function balance(servers: readonly ServerProcess[]): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort()
  const script = fileURLToPath(new URL('round-robin.ts', import.meta.url))
  const ports = servers.map(({ url }) => new URL(url).port)
  const child = spawn(process.execPath, [script, String(port), ...ports], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => child.stdout.once('data', ready))
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

async function databasePids({ settings }: FilledPlace): Promise<readonly number[]> {
  if (!settings.DATABASE_URL) return []
  const [row] = await administer("select pg_read_file('postmaster.pid') as text", settings.DATABASE_URL)
  return familyOf(Number.parseInt(String(row?.text), 10))
}

const pauses = monitorEventLoopDelay({ resolution: 5 })
pauses.enable()
const place = await fillPlace(kind, people)
const runs: Run[] = []
for (const processes of kind === 'postgres' ? [1, 2] : [1]) runs.push(...(await measure(place, processes)))
await place.close()

console.log(`${kind}, ${people} people, ${learnerCount} learners at work, ${cpus().length} cores; ms`)
console.log(
  table(
    [
      ...['processes', 'calls', 'calls /s', 'p50', 'p95', 'p99', 'failed'],
      ...[
        'server ms a call',
        'database ms a call',
        'generator ms a call',
        'cores of others',
        'stolen',
        'longest pause',
      ],
      'peak MB',
    ],
    runs.map((run) => [
      ...[run.processes, run.asked, Math.round(run.rate), run.p50, run.p95, run.p99, run.failed],
      ...[run.cost.servers, run.cost.database, run.cost.generator],
      ...[run.coresOfOthers, run.coresStolen, run.longestPauseMs, run.peakMegabytes.join(' + ')],
    ]),
  ),
)
for (const run of runs.filter(({ asked }) => asked.endsWith('evenly'))) {
  console.log(`\n${run.processes} of ${kind}, ${run.asked}`)
  console.log(
    table(
      ['call', 'answered', 'p50', 'p95', 'p99'],
      run.calls.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  )
  if (run.failed > 0) console.log(run.failures)
}
keepResult(`load-${kind}`, { people, learners: learnerCount, connections, seconds, runs })
