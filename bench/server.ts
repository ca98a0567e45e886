// Requests a second of the built product against bare node:http sending the same bytes, in turns in one run.
// Repeat: npm run build && node bench/server.ts
//   beside another built checkout: BESIDE=/its/folder node bench/server.ts
import { pathToFileURL } from 'node:url'
import { type Site, startSite } from '../e2e/start-site.ts'
import { bytesOf } from './lib/bytes-of.ts'
import { keepBytes, startChildServer } from './lib/child-server.ts'
import { median, table } from './lib/figures.ts'
import { findServer } from './lib/find-server.ts'
import { keepResult } from './lib/keep-result.ts'
import { type Contender, measureInTurns, summarise, type Turn } from './lib/measure-turns.ts'
import { registerPerson } from './lib/person.ts'
import { tickProblems } from './lib/tick-problems.ts'
import { wideLimits } from './lib/wide-limits.ts'

const rounds = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.SECONDS_EACH ?? 4)
const connections = 64
const beside = process.env.BESIDE
/** As many people as ask for the catalogue in turns: more than the server keeps packed answers for. */
const people = Number(process.env.PEOPLE ?? 80)

/** A running product with people in it who have ticked problems. */
interface Peopled {
  readonly site: Site
  readonly pid: number
  readonly cookies: readonly string[]
}

const peopled: Peopled[] = []
for (const start of [startSite, ...(beside ? [await startSiteOf(beside)] : [])])
  peopled.push(await fill(start))
let flip = 0

const names = [
  'catalogue, anonymous',
  'progress figures, signed in',
  'catalogue with progress, one member',
  `catalogue with progress, ${people} members in turns`,
  'save a tick (full sync)',
] as const

/** What a browser sends. */
const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }

function loadOf(name: (typeof names)[number], { site, cookies }: Peopled): Contender['load'] {
  const [cookie = ''] = cookies
  const url = `${site.url}/api/categories`
  switch (name) {
    case 'catalogue, anonymous':
      return { connections, url, headers: encodings }
    case 'progress figures, signed in':
      return { connections, url: `${site.url}/api/progress/stats`, headers: { cookie, ...encodings } }
    case 'catalogue with progress, one member':
      return { connections, url, headers: { cookie, ...encodings } }
    case 'save a tick (full sync)':
      return {
        connections,
        url: `${site.url}/api/progress`,
        headers: { cookie, 'content-type': 'application/json' },
        body: nextTick,
      }
    default:
      return { connections, url, headers: cookies.map((each) => ({ cookie: each, ...encodings })) }
  }
}

const rows: (string | number)[][] = []
const raw: unknown[] = []
for (const name of names) {
  const [ours, before] = peopled.map((one) => ({ pid: one.pid, load: loadOf(name, one) }))
  if (!ours) throw new Error('Nothing was started.')
  const [headers = {}] = [ours.load.headers].flat()
  const { body, encoding } = ours.load.body
    ? { body: Buffer.from('{}'), encoding: 'identity' }
    : await bytesOf(ours.load.url, headers)
  const bare = await startChildServer('bare-server.ts', keepBytes(body), encoding)
  // Asked with the same headers: to read them is the work of every server.
  const floor = { pid: bare.pid, load: { connections, url: bare.url, headers: ours.load.headers } }
  const turns = await measureInTurns([ours, floor, ...(before ? [before] : [])], { rounds, seconds })
  bare.stop()
  const [mine = [], theirs = [], old] = turns
  raw.push({ load: name, bytes: body.length, ours: mine, bare: theirs, beside: old })
  rows.push([
    name,
    body.length,
    ...figures(mine),
    ...figures(theirs),
    median(mine.map(({ rate }, i) => rate / (theirs[i]?.rate ?? Number.NaN))),
    ...(old ? figures(old) : []),
    turns.flat().reduce((sum, { failed }) => sum + failed, 0),
  ])
}
for (const { site } of peopled) await site.close()
keepResult('server', raw)
console.log(
  table(
    [
      'load, 64 connections',
      'bytes',
      ...headsFor('ours'),
      ...headsFor('bare'),
      'ratio',
      ...(beside ? headsFor('before') : []),
      'failed',
    ],
    rows,
  ),
)

function headsFor(whose: string): readonly string[] {
  return [`${whose} /s`, 'p99 ms', 'µs each']
}

function figures(turns: readonly Turn[]): readonly number[] {
  const { rate, p99, processorUs } = summarise(turns)
  return [Math.round(rate), p99, Math.round(processorUs)]
}

async function startSiteOf(folder: string): Promise<typeof startSite> {
  const file = new URL('e2e/start-site.ts', pathToFileURL(`${folder}/`))
  // The same file of another checkout.
  return ((await import(file.href)) as { startSite: typeof startSite }).startSite
}

async function fill(start: typeof startSite): Promise<Peopled> {
  const site = await start({ settings: { ...wideLimits, LIMIT_CODE_PER_HOUR_IP: '1000' } })
  const cookies: string[] = []
  for (let i = 0; i < people; i++) {
    const cookie = await registerPerson(site, `load${i}@example.com`)
    await tickProblems(site, cookie, i)
    cookies.push(cookie)
  }
  return { site, cookies, pid: findServer(new URL(site.url).port) }
}

/** Every request changes a row: patterns in turn, the bit set and cleared. */
function nextTick(): string {
  flip++
  const bit = 1 << (flip % 8)
  const isSet = Math.floor(flip / 8) % 2 === 0
  return JSON.stringify({
    patternId: 1 + (flip % 40),
    problemsSolved: isSet ? bit : 0,
    baseProblemsSolved: isSet ? 0 : bit,
  })
}
