// What each layer of the server takes of a signed-in progress read, from bare node:http to the product, in turns.
// Repeat: npm run build && node bench/server-layers.ts
import { join } from 'node:path'
import { startSite } from '../e2e/start-site.ts'
import { bytesOf } from './lib/bytes-of.ts'
import { keepBytes, startChildServer } from './lib/child-server.ts'
import { table } from './lib/figures.ts'
import { findServer } from './lib/find-server.ts'
import { keepResult } from './lib/keep-result.ts'
import { measureInTurns, summarise } from './lib/measure-turns.ts'
import { registerPerson } from './lib/person.ts'
import { tickProblems } from './lib/tick-problems.ts'
import { wideLimits } from './lib/wide-limits.ts'

const rounds = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.SECONDS_EACH ?? 3)
const path = '/api/progress/stats'

const site = await startSite({ settings: wideLimits })
const talkative = await startSite({ settings: { ...wideLimits, LOG_LEVEL: 'info' } })
const cookie = await registerPerson(site, 'load@example.com')
const cookieOfTalkative = await registerPerson(talkative, 'load@example.com')
await tickProblems(site, cookie)
await tickProblems(talkative, cookieOfTalkative)
const { body } = await bytesOf(`${site.url}${path}`, { cookie })
const file = keepBytes(body)
const database = join(site.dataDir, 'capra.db')

const children = [
  ['bare node:http', await startChildServer('bare-server.ts', file)],
  ['Fastify, one route', await startChildServer('layer-server.ts', 'fastify', file)],
  ['… with as many hooks, headers and cookies', await startChildServer('layer-server.ts', 'hooks', file)],
  [
    'our server and its checks, answer at hand',
    await startChildServer('layer-server.ts', 'checks', file, database),
  ],
  ['… and who is calling', await startChildServer('layer-server.ts', 'session', file, database)],
] as const
const products = [
  ['the product: … and the figures from the store', site, cookie],
  ['… and a log line each (LOG_LEVEL=info, the default)', talkative, cookieOfTalkative],
] as const

const contenders = [
  ...children.map(([name, { url, pid }]) => ({ name, url, pid, headers: { cookie } })),
  ...products.map(([name, { url }, theirs]) => ({
    name,
    url,
    pid: findServer(new URL(url).port),
    headers: { cookie: theirs },
  })),
]
const turns = await measureInTurns(
  contenders.map(({ url, pid, headers }) => ({
    pid,
    load: { url: `${url}${path}`, headers, connections: 64 },
  })),
  { rounds, seconds },
)
for (const [, child] of children) child.stop()
await site.close()
await talkative.close()
keepResult(
  'server-layers',
  contenders.map(({ name }, i) => ({ layer: name, turns: turns[i] })),
)
const sums = turns.map(summarise)
console.log(
  table(
    ['layer', 'answers /s', 'of bare', 'µs each', 'added µs', 'p99 ms', 'failed'],
    sums.map(({ rate, processorUs, p99, failed }, i) => [
      contenders[i]?.name ?? '',
      Math.round(rate),
      rate / (sums[0]?.rate ?? Number.NaN),
      processorUs,
      processorUs - (sums[i - 1]?.processorUs ?? 0),
      p99,
      failed,
    ]),
  ),
)
