// What ten times the people cost: the same calls against a store with 1,000 and one with 10,000 people who use
// everything, in turns in one run, each call by one of 50 people who have as much as everybody else.
// Repeat: npm run build && node bench/growth.ts sqlite
//         KEEPS_COMMITS=1 npm run with-postgres -- node bench/growth.ts postgres
import { companyQuestions } from '#content/company-questions.ts'
import { quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { startServer } from './lib/server-process.ts'
import { fillPlace } from './scale/filled-place.ts'
import { cookieOf } from './scale/made-up-rows.ts'

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite'
const rounds = Number(process.env.ROUNDS ?? 300)
const sizes = [Number(process.env.SMALL ?? 1000), Number(process.env.LARGE ?? 10_000)] as const
/** Who calls in turns: enough that not the same few pages are read, few enough that all were seen lately. */
const callers = 50
/** Of the built-in list, so in both stores. */
const questionId = (round: number) => companyQuestions[round % 200]?.number ?? 1

/** Of titles as bench/make-questions.ts makes them: each finds as many as are asked for, in the small list, too. */
const things = [
  'ropes',
  'ridges',
  'camps',
  'paths',
  'peaks',
  'herds',
  'slopes',
  'bridges',
  'markers',
  'valleys',
]
const ends = [
  'in a grid',
  'of a tree',
  'by weight',
  'in order',
  'with limits',
  'under snow',
  'at dawn',
  'ii',
  'iii',
  'iv',
]
/** 300 in a row of which none is like another. */
const newSearch = (round: number) =>
  encodeURIComponent(
    `${things[round % 10]?.slice(Math.floor(round / 100) % 3)} ${ends[Math.floor(round / 10) % 10]}`,
  )

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
    name: 'company questions, search made before',
    path: (round) => `/api/company-questions?q=${things[round % 10]}&limit=50`,
  },
  {
    name: 'company questions, new search',
    path: (round) => `/api/company-questions?q=${newSearch(round)}&limit=10`,
  },
  { name: 'own stars and notes', path: () => '/api/company-questions/marks' },
  {
    name: 'complete a question',
    method: 'POST',
    path: (round) => `/api/company-questions/${questionId(round)}/complete`,
    body: () => ({}),
  },
  {
    name: 'report a question',
    method: 'PUT',
    path: (round) => `/api/company-questions/${questionId(round)}/sighting`,
    body: (round) => ({ company: `Company ${round % 40}`, month: null, stage: null }),
  },
  {
    name: 'company questions, after a report',
    path: () => '/api/company-questions?companies=google&sort=frequency&limit=50',
  },
  { name: 'GoatMates', path: () => '/api/buddies' },
  { name: 'invitations', path: () => '/api/buddy/requests' },
  { name: 'interviews', path: () => '/api/interviews' },
  { name: 'interview figures', path: () => '/api/interviews/stats' },
  { name: 'own sessions', path: () => '/api/account/sessions' },
]

interface Place {
  readonly origin: string
  /** Of each of the callers. */
  readonly cookies: readonly string[]
}

async function ask({ origin, cookies }: Place, call: Call, round: number): Promise<number> {
  const cookie = cookies[round % cookies.length] ?? ''
  const started = performance.now()
  const response = await fetch(origin + call.path(round), {
    method: call.method ?? 'GET',
    headers: { cookie, ...(call.body ? { 'content-type': 'application/json' } : {}) },
    ...(call.body ? { body: JSON.stringify(call.body(round)) } : {}),
  })
  await response.arrayBuffer()
  const ms = performance.now() - started
  if (!response.ok) throw new Error(`${call.name}: ${response.status}`)
  return ms
}

const filled = [await fillPlace(kind, sizes[0]), await fillPlace(kind, sizes[1])]
const servers = await Promise.all(filled.map(({ settings }) => startServer(settings)))
const places = servers.map(({ url }, index) => ({
  origin: url,
  cookies: Array.from({ length: callers }, (_, caller) =>
    cookieOf(Math.floor((caller * (sizes[index] ?? 0)) / callers)),
  ),
}))
const rows: (string | number)[][] = []
const raw: Record<string, unknown> = {}
for (const call of calls) {
  const times: [number[], number[]] = [[], []]
  // The first round of each caller is not counted.
  for (let round = -callers; round < rounds; round += 1)
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
for (const server of servers) await server.stop()
for (const place of filled) await place.close()
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
