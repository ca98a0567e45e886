// One layer of the server over the one before, with a call that always answers the same: the yardsticks of
// bench/server-layers.ts. Started by it, not by hand.
import { readFileSync } from 'node:fs'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createIdentify } from '../src/accounts/server/sessions.ts'
import { endpoint } from '../src/platform/endpoint.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { createHttpServer } from '../src/platform/server/http-server.ts'
import { route } from '../src/platform/server/route.ts'
import { openSqlite } from '../src/platform/server/sqlite.ts'
import { statsSchema } from '../src/progress/contract.ts'
import { wideLimits } from './lib/wide-limits.ts'

const [, , port = '0', layer = '', path = '', bodyFile = '', headersFile = '', database = ''] = process.argv
const body = readFileSync(bodyFile)
/** What the product sends: a short answer as one text, one that is packed as bytes. */
const headers: Readonly<Record<string, string>> = JSON.parse(readFileSync(headersFile, 'utf8'))
const payload = headers['content-encoding'] ? body : body.toString()

const layers: Readonly<Record<string, () => FastifyInstance | Promise<FastifyInstance>>> = {
  fastify: () => {
    const app = Fastify()
    app.get(path, (_request, reply) => reply.headers(headers).send(payload))
    return app
  },
  hooks: async () => {
    const app = Fastify({ logger: { level: 'warn' } })
    await app.register(cookie)
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers)
      done()
    })
    app.addHook('onResponse', (_request, _reply, done) => done())
    app.route({
      method: 'GET',
      url: path,
      onRequest: (_request, _reply, done) => done(),
      handler: async (_request, reply) => reply.send(payload),
    })
    return app
  },
  checks: () => answering('anyone'),
  session: () => answering('member'),
}

/** Our own server with its checks, and a handler that has the figures of somebody's progress. */
function answering(access: 'anyone' | 'member'): Promise<FastifyInstance> {
  const described = {
    method: 'GET',
    path: '/api/progress/stats',
    summary: 'Always the same.',
    reply: statsSchema,
  } as const
  const query = z.object({ userId: z.string().max(100).optional() })
  const answer = statsSchema.parse(JSON.parse(body.toString()))
  return createHttpServer({
    config: readConfig({ ...wideLimits, LOG_LEVEL: 'warn' }),
    routes: [
      access === 'anyone'
        ? route(endpoint({ ...described, query, access: 'anyone', readsOwnSession: true }), () => answer)
        : route(endpoint({ ...described, query, access: 'member' }), () => answer),
    ],
    identify: createIdentify(openSqlite(database)),
    logKey: 'bench',
    ready: async () => undefined,
  })
}

const app = await layers[layer]?.()
await app?.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
