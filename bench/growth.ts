// What ten times the people cost: the same calls against a store with 1,000 and one with 10,000 people who use
// everything, in turns in one run, each call by somebody who has as much as everybody else.
// Repeat: npm run build && node bench/growth.ts [sqlite|postgres]   (PostgreSQL: npm run with-postgres -- node ...)
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#app/server/open-store.ts'
import { readConfig } from '#platform/server/config.ts'
import { type Site, startSite } from '../e2e/start-site.ts'
import { quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'
import { fillStore } from './scale/fill-store.ts'

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite'
const rounds = Number(process.env.ROUNDS ?? 300)
const sizes = [Number(process.env.SMALL ?? 1000), Number(process.env.LARGE ?? 10_000)] as const
const wide = '100000000'
const settings = {
  LIMIT_ANONYMOUS_PER_MINUTE: wide,
  LIMIT_ANONYMOUS_BURST: wide,
  LIMIT_MEMBER_PER_MINUTE: wide,
  LIMIT_MEMBER_BURST: wide,
  LIMIT_WRITES_PER_MINUTE: wide,
}

interface Call {
  readonly name: string
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly path: (round: number) => string
  readonly body?: (round: number) => unknown
}

const calls: readonly Call[] = [
  { name: 'who am I', path: () => '/api/user' },
  { name: 'progress figures', path: () => '/api/progress/stats' },
  { name: 'catalogue with progress', path: () => '/api/categories' },
  {
    name: 'save a tick',
    method: 'POST',
    path: () => '/api/progress',
    body: (round) => ({
      patternId: 1 + (round % 40),
      problemsSolved: round % 2,
      baseProblemsSolved: 1 - (round % 2),
    }),
  },
  {
    name: 'company questions, one company by frequency',
    path: () => '/api/company-questions?companies=google&sort=frequency&limit=50',
  },
  {
    name: 'company questions, search',
    path: (round) => `/api/company-questions?q=tree+${round % 10}&limit=50`,
  },
  { name: 'own stars and notes', path: () => '/api/company-questions/marks' },
  {
    name: 'complete a question',
    method: 'POST',
    path: (round) => `/api/company-questions/${1 + (round % 200)}/complete`,
    body: () => ({}),
  },
  { name: 'GoatMates', path: () => '/api/buddies' },
  { name: 'invitations', path: () => '/api/buddy/requests' },
  { name: 'interviews', path: () => '/api/interviews' },
  { name: 'interview figures', path: () => '/api/interviews/stats' },
  { name: 'own sessions', path: () => '/api/account/sessions' },
]

interface Place {
  readonly site: Site
  readonly cookie: string
}

async function openPlace(people: number): Promise<Place> {
  const site = await startSite({ store: kind, settings })
  const cookie = await registerPerson(site, 'first@example.com')
  const me = await fetch(`${site.url}/api/user`, { headers: { cookie } })
  const first = String(((await me.json()) as { id: unknown }).id)
  await site.stop()
  const started = performance.now()
  const store = await openStore(readConfig(site.settings), () => undefined)
  const rows = await fillStore(store, { people, first, now: Date.now() })
  await store.close()
  const lists = mkdtempSync(join(tmpdir(), 'capra-growth-'))
  const make = new URL('make-questions.ts', import.meta.url).pathname
  execFileSync(process.execPath, [make, lists, String(people), String(Math.ceil(people / 14)), '72'])
  const importing = new URL('../src/app/server/import-companies.ts', import.meta.url).pathname
  execFileSync(process.execPath, [importing, lists], { env: site.settings, stdio: 'ignore' })
  rmSync(lists, { recursive: true })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${people.toLocaleString('en')} people: ${rows.toLocaleString('en')} rows in ${seconds} s`)
  await site.start()
  return { site, cookie }
}

async function ask({ site, cookie }: Place, call: Call, round: number): Promise<number> {
  const started = performance.now()
  const response = await fetch(site.url + call.path(round), {
    method: call.method ?? 'GET',
    headers: { cookie, ...(call.body ? { 'content-type': 'application/json' } : {}) },
    ...(call.body ? { body: JSON.stringify(call.body(round)) } : {}),
  })
  await response.arrayBuffer()
  const ms = performance.now() - started
  if (!response.ok && response.status !== 404) throw new Error(`${call.name}: ${response.status}`)
  return ms
}

const places = [await openPlace(sizes[0]), await openPlace(sizes[1])]
const rows: (string | number)[][] = []
const raw: Record<string, unknown> = {}
for (const call of calls) {
  const times: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round += 1)
    for (const [index, place] of places.entries()) {
      const ms = await ask(place, call, Math.abs(round))
      if (round >= 0) times[index === 0 ? 0 : 1].push(ms)
    }
  const [small, large] = times.map((list) => quantile(list, 0.95))
  const medians = times.map((list) => quantile(list, 0.5))
  raw[call.name] = { p95: [small, large], median: medians }
  rows.push([
    call.name,
    medians[0] ?? 0,
    medians[1] ?? 0,
    small ?? 0,
    large ?? 0,
    (large ?? 0) / (small ?? 1),
  ])
}
for (const { site } of places) await site.close()
console.log(`\n${kind}, ${rounds} rounds; times in ms`)
console.log(
  table(
    [
      'call',
      `median ${sizes[0]}`,
      `median ${sizes[1]}`,
      `p95 ${sizes[0]}`,
      `p95 ${sizes[1]}`,
      'ratio of p95',
    ],
    rows,
  ),
)
keepResult(`growth-${kind}`, { sizes, rounds, calls: raw })
