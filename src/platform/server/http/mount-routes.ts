import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Method } from '../../endpoint.ts'
import type { Config } from '../config.ts'
import { encodeJson } from '../long-work/encode-json.ts'
import { letOthersRun } from '../long-work/let-others-run.ts'
import type { Admit } from './admission.ts'
import { AppError, notFound } from './errors.ts'
import { Exchange, type ExchangeSettings } from './exchange.ts'
import { BodyReader, usualBodyLimit } from './read-body.ts'
import { checkQuery, readJsonObject, validate } from './request-checks.ts'
import { type Caller, FileAnswer, LargeAnswer, type Route, StreamedAnswer } from './route.ts'
import { sendStream } from './stream-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | undefined
    /** The signed-in user, once the session was checked. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    isCacheable?: boolean
    ignoresBody?: boolean
  }
}

const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Mounts endpoints in the order of checks that the specification fixes: route, method, admission. Only then is the body
 * read: bytes in flight, JSON, shape; the handler checks ownership and state.
 */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { limits }: Config,
  settings: ExchangeSettings,
  admit: Admit,
): void {
  const bodies = new BodyReader(limits)
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { caller, exchange, routeOptions } = request
    // Admission sets it, for every endpoint.
    if (!exchange) throw notFound()
    if (routeOptions.config.ignoresBody) return {}
    const limit = caller ? routeOptions.bodyLimit : usualBodyLimit
    return readJsonObject(await bodies.read(request, payload, limit, exchange))
  })
  app.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        validate(schema, value ?? {}),
  )
  // Removes what is not in the schema of the reply.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        JSON.stringify(schema.parse(value)),
  )
  app.addHook('onSend', finishReply)

  for (const { endpoint, handle } of routes) {
    const { method, path, params, query, body, reply: replySchema, bodyLimit = usualBodyLimit } = endpoint
    app.route({
      method,
      url: path,
      bodyLimit,
      config: { isCacheable: endpoint.cacheable ?? false, ignoresBody: endpoint.ignoresBody ?? false },
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { '2xx': replySchema },
      },
      onRequest: async (request, reply) => {
        request.exchange = new Exchange(request, reply, settings, endpoint)
        request.caller = await admit(request.exchange, endpoint)
      },
      handler: async (request, reply) => {
        checkQuery(request.query)
        const { params, query, body, caller, exchange } = request
        // A list of routes loses each endpoint's own types; its schemas have just validated these values.
        const call = { params, query, body, caller, exchange } as unknown as Parameters<typeof handle>[0]
        const result = await handle(call)
        if (result instanceof StreamedAnswer) return sendStream(request, reply, result)
        if (result instanceof FileAnswer) {
          const [charset, disposition] =
            typeof result.content === 'string' ? ['; charset=utf-8', 'attachment'] : ['', 'inline']
          return reply
            .type(`${endpoint.mediaType}${charset}`)
            .header('content-disposition', `${disposition}; filename="${result.name}"`)
            .send(result.content)
        }
        if (!(result instanceof LargeAnswer)) return result
        return reply.type('application/json; charset=utf-8').send(await encodeJson(result.reply))
      },
    })
  }
  for (const [path, allowed] of methodsByPath(routes)) {
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ')
    app.route({
      method: otherMethods.filter((method) => !allowed.has(method as Method)),
      url: path,
      onRequest: async (_, reply) => {
        void reply.header('allow', allow)
        throw new AppError('method_not_allowed', `This address answers ${allow} only.`)
      },
      handler: () => undefined,
    })
  }
}

function methodsByPath(routes: readonly Route[]): Map<string, Set<Method>> {
  const methods = new Map<string, Set<Method>>()
  for (const { endpoint } of routes)
    methods.set(endpoint.path, (methods.get(endpoint.path) ?? new Set()).add(endpoint.method))
  return methods
}

type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes: a smaller response fits into one packet anyway. */
const smallestWorthwhile = 1400

/** How a client refuses an encoding, as in `br;q=0`. */
const refusal = /;\s*q=0(\.0*)?\s*$/i

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Adds cache headers to a reply, and compresses it if it is long enough. Errors and streams stay as they are. */
async function finishReply(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isJson = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isJson || reply.statusCode >= 400) return payload
  await letOthersRun()
  const json = Buffer.from(payload)
  if (request.routeOptions.config.isCacheable) {
    const etag = `"${hash('sha256', json, 'base64url').slice(0, 22)}"`
    void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) {
      void reply.code(304)
      return null
    }
  } else {
    void reply.header('cache-control', 'no-store')
  }
  const { body, encoding } = await compress(json, encodingFor(request.headers['accept-encoding']))
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return body
}

/** The best encoding that the client accepts. */
export function encodingFor(accepted = ''): Encoding {
  const accepts = (encoding: string) =>
    accepted.split(',').some((part) => part.includes(encoding) && !refusal.test(part))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/**
 * Compresses a response off the main thread, if it is long enough, at the fastest level: higher levels save 10% of
 * the size for three times the CPU time. `@fastify/compress` would turn every response into a chunked stream without
 * a Content-Length.
 */
async function compress(
  body: Buffer,
  encoding: Encoding,
): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
  if (encoding === 'identity' || body.length < smallestWorthwhile) return { body, encoding: 'identity' }
  if (encoding === 'gzip') return { body: await gzipAsync(body, { level: 1 }), encoding }
  return { body: await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }), encoding }
}
