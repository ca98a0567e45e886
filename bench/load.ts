// What one process on the embedded store serves, and how fast it starts. The load generator shares the cores.
// Run: npm run build && node bench/load.ts
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../scripts/testing/find-free-port.ts'
import { type Call, Learner } from './lib/learner.ts'
import { median, quantile, table } from './lib/report.ts'
import { addMembers, importCompanyLists, projectFolder, startSite } from './lib/site.ts'

const people = Number(process.env.PEOPLE ?? 1000)
const seconds = Number(process.env.SECONDS_EACH ?? 12)
const connections = 64

interface Result {
  readonly rate: number
  readonly times: readonly number[]
  readonly failures: ReadonlyMap<string, number>
}

const site = await startSite()
const learners = addMembers(site, people).map((cookie) => new Learner(cookie))
const mixed = (learner: Learner) => learner.next()

await run(mixed, { seconds: 5 }) // Warm-up, not counted.
const full = await run(mixed, { seconds })
const half = await run(mixed, { seconds, rate: full.rate / 2 })
const ticks = await run((learner) => learner.tick(), { seconds })
importCompanyLists(site)
const imported = await run(mixed, { seconds })
const peakMegabytes = residentMegabytes(site.pid, 'VmHWM')
await site.close()

const row = (name: string, { rate, times, failures }: Result) => [
  ...[name, Math.round(rate), quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)],
  [...failures.values()].reduce((sum, count) => sum + count, 0),
]
console.log(`${people} people, ${connections} connections, ${cpus().length} cores, SQLite; times in ms\n`)
console.log(
  table(
    ['load', 'calls/s', 'median', 'p95', 'p99', 'failed'],
    [
      row('mixed, as fast as possible', full),
      row('mixed, half of that', half),
      row('ticks only', ticks),
      row('mixed, 10,000 company questions', imported),
    ],
  ),
)
for (const [call, count] of [...full.failures, ...half.failures, ...ticks.failures, ...imported.failures])
  console.log(`failed: ${call} (${count})`)
console.log(`\nPeak memory of the server: ${peakMegabytes} MB\n`)

const starts: { ms: number; megabytes: number }[] = []
for (let count = 0; count <= 5; count++) starts.push(await timeStart())
const measured = starts.slice(1) // The first one fills the compile cache.
console.log(
  table(
    ['npm start to the first answer, ms', 'slowest, ms', 'memory, MB'],
    [
      [
        Math.round(median(measured.map(({ ms }) => ms))),
        Math.round(
          quantile(
            measured.map(({ ms }) => ms),
            1,
          ),
        ),
        median(measured.map(({ megabytes }) => megabytes)),
      ],
    ],
  ),
)

/** At a given rate a call's time counts from when it was due, so that a server that stalls is not measured too kindly. */
async function run(
  choose: (learner: Learner) => Call,
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 * connections })
  const times: number[] = []
  const failures = new Map<string, number>()
  const startedAt = performance.now()
  let begun = 0
  async function act(connection: number) {
    // Each connection has its own learners: nobody does two things at once.
    const own = learners.filter((_, index) => index % connections === connection)
    for (;;) {
      const due = rate === undefined ? performance.now() : startedAt + (1000 * begun) / rate
      if (due >= startedAt + seconds * 1000) return
      begun += 1
      const wait = due - performance.now()
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
      const learner = own[Math.floor(Math.random() * own.length)]
      if (!learner) return
      const call = choose(learner)
      const status = await learner.send(call, site.url, agent)
      times.push(performance.now() - due)
      if (status < 200 || status >= 300) {
        const name = `${call.name}: ${status}`
        failures.set(name, (failures.get(name) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => act(connection)))
  agent.destroy()
  return { rate: (1000 * times.length) / (performance.now() - startedAt), times, failures }
}

/** Runs `npm start` on an installed and built product until the first answer. Memory is that of the server process. */
async function timeStart(): Promise<{ ms: number; megabytes: number }> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'capra-start-'))
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((ready) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Capra is ready') && ready())
  })
  await fetch(`http://127.0.0.1:${port}/readyz`)
  const ms = performance.now() - startedAt
  await fetch(`http://127.0.0.1:${port}/landing`)
  const megabytes = Math.max(...processesOf(child.pid ?? 0).map((pid) => residentMegabytes(pid, 'VmRSS')))
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await new Promise((done) => child.once('exit', done))
  rmSync(folder, { recursive: true, force: true })
  return { ms, megabytes }
}

/** A process and all its descendants. Linux only. */
function processesOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))]
}

function residentMegabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
