import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Method } from '../../endpoint.ts'
import type { Config } from '../config.ts'
import { TokenBuckets } from '../limits/token-buckets.ts'
import { notFound } from './error-reply.ts'
import { AppError, limited } from './errors.ts'
import { type ExchangeSettings, exchangeOf } from './exchange.ts'
import { BodyReader, usualBodyLimit } from './read-body.ts'
import {
  checkAnnouncedSize,
  checkContentType,
  checkQuery,
  checkSameSite,
  isExactPath,
  isWrite,
  parseInput,
  readJsonObject,
} from './request-checks.ts'
import type { Caller, Exchange, Route } from './route.ts'
import { sendReply } from './send-reply.ts'

/** Finds the user of a request by its cookies. Null without a valid session. */
export type Identify = (exchange: Exchange) => Promise<Caller | null>

export type IsOperator = (caller: Caller) => Promise<boolean>

interface Roles {
  readonly identify: Identify
  readonly isOperator: IsOperator
}

const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Mounts endpoints in the order of checks that the contract fixes: route, method, size, limit per address,
 * cross-site, content type, session, role, limit per user. Only then is the body read: bytes in flight, JSON, shape; the
 * handler checks ownership and state.
 */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  config: Config,
  settings: ExchangeSettings,
  { identify, isOperator }: Roles,
): void {
  app.decorateRequest('exchange', undefined)
  const { limits } = config
  const buckets = {
    anonymous: new TokenBuckets(limits.anonymousPerMinute, limits.anonymousBurst),
    member: new TokenBuckets(limits.memberPerMinute, limits.memberBurst),
    writes: new TokenBuckets(limits.writesPerMinute, limits.writesPerMinute),
  }

  const limit = (exchange: Exchange, name: keyof typeof buckets, userId?: string) => {
    const seconds =
      userId === undefined ? buckets[name].takeInEach(exchange.networks) : buckets[name].take(userId)
    if (seconds > 0)
      throw limited(exchange, name, seconds, `Too many requests. Please wait ${seconds} seconds.`)
  }

  const guard = (endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '' } = request.raw
    if (url !== endpoint.path && !isExactPath(url)) throw notFound()
    checkAnnouncedSize(request, endpoint.bodyLimit)
    // Signed-in users are counted per user below, so that a class behind one address does not share a limit.
    const exchange = exchangeOf(request, reply, settings)
    const hasCookie = exchange.cookie('sid') !== undefined
    if (!hasCookie) limit(exchange, 'anonymous')
    checkSameSite(request, config.publicUrl)
    checkContentType(request)
    const caller = endpoint.readsOwnSession ? null : await identify(exchange)
    request.caller = caller
    // Requests with an invalid session cookie count toward the limit for anonymous requests.
    if (!caller && hasCookie) limit(exchange, 'anonymous')
    if (endpoint.access === 'member' && !caller)
      throw new AppError(
        'unauthenticated',
        endpoint.unauthenticated ?? 'Authentication required. Please sign in.',
      )
    if (endpoint.access === 'operator' && !(caller && (await isOperator(caller)))) throw notFound()
    if (!caller) return checkAnnouncedSize(request)
    limit(exchange, 'member', caller.userId)
    if (isWrite(request.method)) limit(exchange, 'writes', caller.userId)
  }

  const bodies = new BodyReader(limits)
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) => {
    const { caller, exchange, routeOptions } = request
    // Every endpoint's guard sets it.
    if (!exchange) throw notFound()
    return bodies.read(request, payload, caller ? routeOptions.bodyLimit : usualBodyLimit, exchange)
  })

  const answer =
    ({ endpoint, handle }: Route) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const exchange = exchangeOf(request, reply, settings)
      const { caller } = request
      const sent = isWrite(request.method) ? readJsonObject((request.body as string | undefined) ?? '') : {}
      checkQuery(request.query)
      const params = parseInput(endpoint.params, request.params)
      const query = parseInput(endpoint.query, request.query)
      const body = parseInput(endpoint.body, sent)
      // A list of routes loses each endpoint's own types; the schemas above have just validated these values.
      const result = await handle({ params, query, body, caller, exchange } as unknown as Parameters<
        typeof handle
      >[0])
      return sendReply(request, reply, endpoint, result)
    }

  for (const route of routes) {
    const { endpoint } = route
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? usualBodyLimit,
      onRequest: guard(endpoint),
      handler: answer(route),
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
