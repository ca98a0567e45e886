// From starting an installed and built product to its first answer, and its memory at rest.
// Repeat: npm start once, then node bench/start.ts
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../scripts/testing/find-free-port.ts'
import { median, quantile, table } from './lib/figures.ts'
import { findServer } from './lib/find-server.ts'
import { keepResult } from './lib/keep-result.ts'

const runs = Number(process.env.RUNS ?? 9)
const dataDir = mkdtempSync(join(tmpdir(), 'capra-start-'))
const raw: { ms: number; megabytes: number }[] = []

for (let run = 0; run <= runs; run++) {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
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
  if (run > 0) raw.push({ ms, megabytes }) // The first run fills the compile cache.
}
rmSync(dataDir, { recursive: true })
keepResult('start', raw)
const times = raw.map(({ ms }) => ms)
console.log(
  table(
    ['npm start to first answer', 'median', 'slowest', 'memory of the server at rest'],
    [
      [
        `${runs} runs`,
        `${Math.round(median(times))} ms`,
        `${Math.round(quantile(times, 1))} ms`,
        `${median(raw.map(({ megabytes }) => megabytes))} MB`,
      ],
    ],
  ),
)

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}
