import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { ClientAddresses, parseRanges } from '../limits/client-address.ts'
import { createAdmission, type Roles } from './admission.ts'
import { guardConnections, longestSilenceMs, timeoutsOf } from './connections.ts'
import { type NotFoundPage, refuseUnparsed, refuseUnrouted, sendError } from './error-reply.ts'
import { notFound } from './errors.ts'
import { loggerOptions, type Metrics } from './log.ts'
import { mountRoutes } from './mount-routes.ts'
import type { Route } from './route.ts'
import { apiPolicy, commonHeaders } from './security-headers.ts'

export interface HttpServerParts extends Roles {
  readonly config: Config
  readonly routes: readonly Route[]
  /** Key of the hash that replaces client addresses in the log. */
  readonly logKey: string
  /** Rejects while the store is unavailable or refuses writes. */
  readonly ready: () => Promise<void>
  readonly metrics?: Metrics
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void }
  /** Registers the pages, and gives the 404 page, if there are any; not set in tests of the API. */
  readonly mountPages?: (app: FastifyInstance) => Promise<NotFoundPage | undefined>
}

const noCompiler = () => {
  throw new Error('Endpoints are validated by Zod.')
}

/** The HTTP server: headers, logs, errors, health checks, API routes and pages. */
export async function createHttpServer(parts: HttpServerParts): Promise<FastifyInstance> {
  const { config } = parts
  const addresses = new ClientAddresses(parseRanges(config.trustedProxies), parts.logKey)
  const settings = {
    isHttps: config.isHttps,
    addresses,
    onEvent: (name: string) => parts.metrics?.event(name),
  }
  const admit = createAdmission(config, parts)
  const timeouts = timeoutsOf(config)
  const headers = { ...commonHeaders(config.isHttps), 'content-security-policy': apiPolicy }
  let notFoundPage: NotFoundPage | undefined
  const app = Fastify({
    logger: loggerOptions(config.logLevel, parts.logTo),
    genReqId: () => randomUUID(),
    // Mail programs send a POST to the address that people open (RFC 8058).
    rewriteUrl: ({ method, url = '/' }) =>
      method === 'POST' && url.startsWith('/unsubscribe?') ? `/api${url}` : url,
    requestTimeout: timeouts.requestTimeout,
    http: timeouts,
    connectionTimeout: longestSilenceMs,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Requests that the router or parser rejects reach no hook and would get Fastify's default messages.
    frameworkErrors: (error, request, reply) =>
      void refuseUnrouted(error, request, reply.headers(headers), notFoundPage),
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket, headers, notFoundPage),
    // This keeps Fastify from loading its own schema compilers.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, caseSensitive: true },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('exchange', undefined)
  // Only endpoints read bodies, after their checks.
  app.removeAllContentTypeParsers()

  guardConnections(app.server, config, addresses)

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const status = reply.statusCode
    parts.metrics?.request({ route, method, status, seconds: reply.elapsedTime / 1000 })
    request.log.info({
      route,
      method,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.caller?.userId,
      ip: addresses.hashOf(addresses.blockOf(request.raw)),
    })
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => refuseUnrouted(notFound(), request, reply, notFoundPage))

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    await parts.ready()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
  await app.register(async (api) => mountRoutes(api, parts.routes, config, settings, admit))
  notFoundPage = await parts.mountPages?.(app)
  return app
}
