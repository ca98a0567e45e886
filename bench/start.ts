// From starting an installed and built product to its first answer, and its memory at rest: by `npm start`, and as the
// unit of systemd and the container start it, with and without code that was compiled before.
// Repeat: npm start once, then node bench/start.ts
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../scripts/testing/find-free-port.ts'
import { median, quantile, table } from './lib/figures.ts'
import { findServer } from './lib/find-server.ts'
import { keepResult } from './lib/keep-result.ts'

interface Way {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
  /** Where compiled code is kept; nowhere of our choice when absent. */
  readonly compiled?: () => string
}

const runs = Number(process.env.RUNS ?? 9)
const folder = mkdtempSync(join(tmpdir(), 'capra-start-'))
const service = [process.execPath, 'src/app/server/main.ts'] as const
let emptyFolders = 0
const ways: readonly Way[] = [
  { name: 'npm start', command: ['npm', 'start'] },
  { name: 'as a service', command: service, compiled: () => join(folder, 'compiled') },
  {
    name: 'as a service, nothing compiled before',
    command: service,
    compiled: () => join(folder, `compiled-${emptyFolders++}`),
  },
]
const raw = ways.map(({ name }) => ({ name, runs: [] as { ms: number; megabytes: number }[] }))

for (let run = 0; run <= runs; run++)
  for (const [index, way] of ways.entries()) {
    const measured = await start(way)
    if (run > 0) raw[index]?.runs.push(measured) // The first run compiles.
  }
rmSync(folder, { recursive: true })
keepResult('start', raw)
console.log(
  table(
    ['start to first answer', 'median', 'slowest', 'memory of the server at rest'],
    raw.map(({ name, runs: each }) => {
      const times = each.map(({ ms }) => ms)
      return [
        `${name}, ${each.length} runs`,
        `${Math.round(median(times))} ms`,
        `${Math.round(quantile(times, 1))} ms`,
        `${median(each.map(({ megabytes }) => megabytes))} MB`,
      ]
    }),
  ),
)

async function start({
  command: [program, ...words],
  compiled,
}: Way): Promise<{ ms: number; megabytes: number }> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(program, words, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...(compiled ? { NODE_COMPILE_CACHE: compiled() } : {}),
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((ready) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Capra is ready') && ready())
  })
  await fetch(`http://127.0.0.1:${port}/readyz`)
  const ms = performance.now() - startedAt
  await fetch(`http://127.0.0.1:${port}/landing`)
  await fetch(`http://127.0.0.1:${port}/api/categories`)
  const megabytes = residentMegabytes(findServer(port))
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await new Promise((done) => child.once('exit', done))
  return { ms, megabytes }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}
