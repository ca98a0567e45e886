// Requests a second of the built product against bare node:http sending the same bytes, in turns in one run.
// Repeat: npm run build && node bench/server.ts
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startSite } from '../e2e/start-site.ts'
import { findFreePort } from '../scripts/testing/find-free-port.ts'
import { median, table } from './lib/figures.ts'
import { firePosts } from './lib/fire-posts.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const rounds = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.SECONDS_EACH ?? 4)
const wide = '100000000'

interface Load {
  readonly name: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: () => string
}

async function fire({ url, headers, body }: Load): Promise<{ rate: number; p99: number; failed: number }> {
  if (body) return firePosts({ url, headers, body, connections: 64, seconds })
  const result = await autocannon({ url, headers, connections: 64, duration: seconds })
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

async function bareServer(body: Buffer, encoding: string): Promise<{ url: string; stop: () => void }> {
  const file = join(mkdtempSync(join(tmpdir(), 'capra-bare-')), 'body')
  writeFileSync(file, body)
  const port = await findFreePort()
  const script = new URL('./bare-server.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, String(port), file, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => child.stdout.once('data', ready))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

/** The very bytes of an answer, as they go over the wire. */
async function bytesOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; encoding: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const site = await startSite({
  settings: {
    LIMIT_ANONYMOUS_PER_MINUTE: wide,
    LIMIT_ANONYMOUS_BURST: wide,
    LIMIT_MEMBER_PER_MINUTE: wide,
    LIMIT_MEMBER_BURST: wide,
    LIMIT_WRITES_PER_MINUTE: wide,
    LOG_LEVEL: 'warn',
  },
})
const cookie = await registerPerson(site, 'load@example.com')
let flip = 0
const loads: Load[] = [
  {
    name: 'catalogue, anonymous (brotli)',
    url: `${site.url}/api/categories`,
    headers: { 'accept-encoding': 'br' },
  },
  { name: 'progress figures, signed in', url: `${site.url}/api/progress/stats`, headers: { cookie } },
  {
    name: 'catalogue with progress, signed in (brotli)',
    url: `${site.url}/api/categories`,
    headers: { cookie, 'accept-encoding': 'br' },
  },
  {
    name: 'save a tick (full sync)',
    url: `${site.url}/api/progress`,
    headers: { cookie, 'content-type': 'application/json' },
    // Every request changes a row: patterns in turn, the bit set and cleared.
    body: () => {
      flip++
      const bit = 1 << (flip % 8)
      const set = Math.floor(flip / 8) % 2 === 0
      return JSON.stringify({
        patternId: 1 + (flip % 40),
        problemsSolved: set ? bit : 0,
        baseProblemsSolved: set ? 0 : bit,
      })
    },
  },
]

const rows: (string | number)[][] = []
const raw: unknown[] = []
for (const load of loads) {
  const { body, encoding } = load.body
    ? { body: Buffer.from('{}'), encoding: 'identity' }
    : await bytesOf(load.url, load.headers)
  const bare = await bareServer(body, encoding)
  await fire({ ...load, ...(load.body ? { body: load.body } : {}) }) // Warm-up, not counted.
  const ours: Awaited<ReturnType<typeof fire>>[] = []
  const theirs: Awaited<ReturnType<typeof fire>>[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await fire(load))
    theirs.push(await fire({ name: 'bare', url: bare.url, headers: {} }))
  }
  bare.stop()
  raw.push({ load: load.name, bytes: body.length, ours, bare: theirs })
  const rate = median(ours.map((one) => one.rate))
  const bareRate = median(theirs.map((one) => one.rate))
  rows.push([
    load.name,
    body.length,
    Math.round(rate),
    Math.round(bareRate),
    median(ours.map((one, i) => one.rate / (theirs[i]?.rate ?? Number.NaN))),
    median(ours.map((one) => one.p99)),
    ours.reduce((sum, one) => sum + one.failed, 0),
  ])
}
await site.close()
keepResult('server', raw)
console.log(table(['load, 64 connections', 'bytes', 'ours /s', 'bare /s', 'ratio', 'p99 ms', 'failed'], rows))
