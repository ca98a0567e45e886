// The company list with 10,000 questions of 700 companies: how long from a keystroke or a click on a filter to the
// painted list, and frames a second while scrolling, in Chromium with the processor slowed four times; bytes of the
// first view; answers a second with three filters.
// Repeat: npm run build && node bench/company-list.ts
//   on PostgreSQL: node scripts/with-postgres.ts node bench/company-list.ts postgres
//   the answers a second alone: add `server`; keystrokes and clicks alone, kept nowhere: add `typing`
//   slowed three times, say, for a machine that is slower than another: SLOWED=3, with `typing`
import autocannon from 'autocannon'
import { startSite } from '../e2e/start-site.ts'
import { median, quantile, table } from './lib/figures.ts'
import { importLists } from './lib/import-lists.ts'
import { keepResult } from './lib/keep-result.ts'
import { type ListSpeed, measureListSpeed } from './lib/list-speed.ts'
import { registerPerson } from './lib/person.ts'

interface Load {
  readonly rate: number
  readonly p99: number
  readonly failed: number
}

const store = process.argv.includes('postgres') ? 'postgres' : 'sqlite'
const withBrowser = !process.argv.includes('server')
const isTypingOnly = process.argv.includes('typing')
const rounds = Number(process.env.RUNS ?? 3)
const slowed = Number(process.env.SLOWED ?? 4)
const wide = '100000000'

const site = await startSite({
  store,
  settings: {
    LIMIT_ANONYMOUS_PER_MINUTE: wide,
    LIMIT_ANONYMOUS_BURST: wide,
    LIMIT_MEMBER_PER_MINUTE: wide,
    LIMIT_MEMBER_BURST: wide,
  },
})
importLists(site)
const listed = { url: site.url, cookies: await registerPerson(site, 'asker@example.org') }
const speed = withBrowser
  ? await measureListSpeed(listed, { rounds, slowed, withScrolling: !isTypingOnly })
  : undefined
if (speed) printSpeed(speed)
if (!isTypingOnly) {
  const threeFilters = await loadWithThreeFilters()
  printLoads(threeFilters)
  keepResult(`company-list-${store}${withBrowser ? '' : '-server'}`, { store, ...speed, threeFilters })
}
await site.close()

async function loadWithThreeFilters(): Promise<readonly Load[]> {
  const companies = await (await fetch(`${site.url}/api/company-questions/companies`)).json()
  const loads: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const slugs = companies.slice(round, round + 3).map(({ slug }: { slug: string }) => slug)
    const result = await autocannon({
      url: `${site.url}/api/company-questions?companies=${slugs}&patterns=hash-lookup,backtracking&difficulty=easy,medium&limit=50`,
      connections: 64,
      duration: Number(process.env.SECONDS_EACH ?? 4),
      headers: { 'accept-encoding': 'br, gzip' },
    })
    loads.push({
      rate: result.requests.average,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors,
    })
  }
  // The first is the warm-up.
  return loads.slice(1)
}

function printLoads(loads: readonly Load[]): void {
  const row = [
    '64 connections',
    median(loads.map(({ rate }) => rate)),
    median(loads.map(({ p99 }) => p99)),
    loads.reduce((sum, { failed }) => sum + failed, 0),
  ]
  console.log(table([`three filters, ${store}`, 'answers /s', 'p99 ms', 'failed'], [row]))
}

function printSpeed(speed: ListSpeed): void {
  const { typing, early, clicks, typingByHand, clicksByHand, bare } = speed
  const { scrolling, emptyScrolling, firstView } = speed
  const times = (name: string, all: readonly number[]) => [
    name,
    all.length,
    median(all),
    quantile(all, 0.95),
    Math.max(...all),
  ]
  const frames = (name: string, all: readonly number[]) => [name, all.length, median(all), Math.min(...all)]
  console.log(
    table(
      [`10,000 questions, ${slowed}x slowed`, 'times', 'median ms', 'p95 ms', 'worst ms'],
      [
        times('keystroke to painted list', typing),
        ...(early.length > 0 ? [times('of these, before the page had the list', early)] : []),
        times('filter click to painted list', clicks),
        times('the same keystrokes, without our code', typingByHand),
        times('the same clicks, without our code', clicksByHand),
        times('keystroke in a bare page', bare),
      ],
    ),
  )
  if (scrolling.length > 0)
    console.log(
      table(
        ['frames a second', 'runs', 'median', 'worst'],
        [frames('scrolling', scrolling), frames('scrolling an empty page', emptyScrolling)],
      ),
    )
  console.log(`First view: ${(firstView / 1000).toFixed(1)} KB of JSON on the wire.`)
}
