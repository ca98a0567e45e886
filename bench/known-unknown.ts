// Can a stranger tell by time whether an address has an account? Area under the ROC curve over pairs of requests,
// one for a known and one for an unknown address, in random order. 0.5 means: no better than guessing.
// Repeat: npm run build && node bench/known-unknown.ts
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '../e2e/start-site.ts'
import { median, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const pairs = Number(process.env.PAIRS ?? 500)
const wide = '100000000'
const people = 20
const site = await startSite({
  settings: Object.fromEntries([
    ['LIMIT_CODE_WAIT_SECONDS', '1'],
    ...[
      'LIMIT_ANONYMOUS_PER_MINUTE',
      'LIMIT_ANONYMOUS_BURST',
      'LIMIT_CODE_PER_DAY_ADDRESS_AND_IP',
      'LIMIT_CODE_PER_DAY_ADDRESS',
      'LIMIT_CODE_PER_HOUR_IP',
      'LIMIT_CODE_LIVE_ATTEMPTS',
      'LIMIT_LOGIN_FAILS_ADDRESS_AND_IP',
      'LIMIT_LOGIN_PER_MINUTE_IP',
      'LIMIT_LOGIN_FAILS_PER_HOUR_IP',
      'LIMIT_LOGIN_FAILS_PER_HOUR_ADDRESS',
    ].map((name) => [name, wide]),
  ]),
})
const known = (n: number) => `known${n}@example.com`
for (let n = 0; n < people; n++) await registerPerson(site, known(n))

async function timed(path: string, body: unknown): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now()
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return { ms: performance.now() - startedAt, status: response.status }
}

/** Share of pairs of one known and one unknown time in which the known one is larger; ties count half. */
function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  let larger = 0
  for (const a of positive) for (const b of negative) larger += a > b ? 1 : a === b ? 0.5 : 0
  return larger / (positive.length * negative.length)
}

const calls = [
  {
    name: 'login',
    path: '/api/login',
    body: (email: string) => ({ email, password: 'not the password at all' }),
  },
  {
    name: 'register',
    path: '/api/auth/request-otp',
    body: (email: string) => ({ email, userData: { password: 'mountain goats climb well' } }),
  },
  {
    name: 'reset password',
    path: '/api/auth/request-password-reset',
    body: (email: string) => ({ email }),
    // One link a second for each address: both kinds come back to theirs after as many pairs as there are people.
    waitMs: 1100,
  },
]
const rows: (string | number)[][] = []
const raw: unknown[] = []
for (const { name, path, body, waitMs } of calls) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const statuses = { known: new Set<number>(), unknown: new Set<number>() }
  for (let pair = -people; pair < pairs; pair++) {
    const turn = (pair + people) % people
    if (waitMs && turn === 0) await wait(waitMs)
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const nobody = `nobody${waitMs ? turn : pair + people}@example.com`
      const email = kind === 'known' ? known(turn) : nobody
      const { ms, status } = await timed(path, body(email))
      statuses[kind].add(status)
      if (pair >= 0) times[kind].push(ms)
    }
  }
  raw.push({ name, times })
  rows.push([
    name,
    pairs,
    median(times.known),
    median(times.unknown),
    areaUnderCurve(times.known, times.unknown),
    `${[...statuses.known]} / ${[...statuses.unknown]}`,
  ])
}
await site.close()
keepResult('known-unknown', raw)
console.log(table(['call', 'pairs', 'known ms', 'unknown ms', 'AUC', 'statuses'], rows))
