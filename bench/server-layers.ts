// What each layer of the server takes of an answer, from bare node:http to the product, in turns.
// Repeat: npm run build && node bench/server-layers.ts [progress|catalogue]
//   progress: a signed-in progress read; catalogue: the lessons for somebody without an account
import { join } from 'node:path'
import { type Site, startSite } from '../e2e/start-site.ts'
import { bytesOf } from './lib/bytes-of.ts'
import { keepBytes, startChildServer } from './lib/child-server.ts'
import { median, table } from './lib/figures.ts'
import { findServer } from './lib/find-server.ts'
import { keepResult } from './lib/keep-result.ts'
import { measureInTurns, summarise } from './lib/measure-turns.ts'
import { registerPerson } from './lib/person.ts'
import { tickProblems } from './lib/tick-problems.ts'
import { wideLimits } from './lib/wide-limits.ts'

const kind = process.argv[2] === 'catalogue' ? 'catalogue' : 'progress'
const rounds = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.SECONDS_EACH ?? 3)
const path = kind === 'catalogue' ? '/api/categories' : '/api/progress/stats'

const site = await startSite({ settings: wideLimits })
const talkative = await startSite({ settings: { ...wideLimits, LOG_LEVEL: 'info' } })
const headers = await askingHeaders(site)
const headersOfTalkative = await askingHeaders(talkative)
const answer = await bytesOf(`${site.url}${path}`, headers)
const body = keepBytes(answer.body)
const said = keepBytes(Buffer.from(JSON.stringify(answer.headers)))
const layer = (name: string, ...more: readonly string[]) =>
  startChildServer('layer-server.ts', name, path, body, said, ...more)
const database = join(site.dataDir, 'capra.db')

const children = [
  ['bare node:http', await startChildServer('bare-server.ts', body, answer.encoding)],
  [
    '… with the headers of the product',
    await startChildServer('bare-server.ts', body, answer.encoding, said),
  ],
  ['Fastify, one route', await layer('fastify')],
  ['… with as many hooks and cookies', await layer('hooks')],
  ...(kind === 'progress'
    ? ([
        ['our server and its checks, answer at hand', await layer('checks', database)],
        ['… and who is calling', await layer('session', database)],
      ] as const)
    : []),
] as const
const products = [
  [kind === 'progress' ? 'the product: … and the figures from the store' : 'the product', site, headers],
  ['… and a log line each (LOG_LEVEL=info, the default)', talkative, headersOfTalkative],
] as const

const contenders = [
  ...children.map(([name, { url, pid }]) => ({ name, url, pid, headers })),
  ...products.map(([name, { url }, theirs]) => ({
    name,
    url,
    pid: findServer(new URL(url).port),
    headers: theirs,
  })),
]
const turns = await measureInTurns(
  contenders.map(({ url, pid, headers: sent }) => ({
    pid,
    load: { url: `${url}${path}`, headers: sent, connections: 64 },
  })),
  { rounds, seconds },
)
for (const [, child] of children) child.stop()
await site.close()
await talkative.close()
keepResult(
  kind === 'progress' ? 'server-layers' : 'server-layers-catalogue',
  contenders.map(({ name }, i) => ({ layer: name, turns: turns[i] })),
)
const sums = turns.map(summarise)
/** The median of the rounds' own ratios, which follow the machine less than rates do. */
const ofBare = turns.map((each) =>
  median(each.map(({ rate }, round) => rate / (turns[0]?.[round]?.rate ?? Number.NaN))),
)
console.log(`${answer.body.length} bytes of ${path}`)
console.log(
  table(
    ['layer', 'answers /s', 'of bare', 'µs each', 'of bare', 'added µs', 'p99 ms', 'failed'],
    sums.map(({ rate, processorUs, p99, failed }, i) => [
      contenders[i]?.name ?? '',
      Math.round(rate),
      ofBare[i] ?? Number.NaN,
      processorUs,
      (sums[0]?.processorUs ?? Number.NaN) / processorUs,
      processorUs - (sums[i - 1]?.processorUs ?? 0),
      p99,
      failed,
    ]),
  ),
)

/** What somebody's browser sends. */
async function askingHeaders(of: Site): Promise<Readonly<Record<string, string>>> {
  if (kind === 'catalogue') return { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const cookie = await registerPerson(of, 'load@example.com')
  await tickProblems(of, cookie)
  return { cookie }
}
