import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Method } from '../../endpoint.ts'
import type { Config } from '../config.ts'
import type { Admit } from './admission.ts'
import { AppError, notFound } from './errors.ts'
import { Exchange, type ExchangeSettings } from './exchange.ts'
import { finishReply } from './finish-reply.ts'
import { BodyReader, usualBodyLimit } from './read-body.ts'
import { checkQuery, readJsonObject, validate } from './request-checks.ts'
import { type Caller, type Route, StreamedAnswer } from './route.ts'
import { sendStream } from './stream-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | undefined
    /** The signed-in user, once the session was checked. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    isCacheable?: boolean
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
      config: { isCacheable: endpoint.cacheable ?? false },
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { '2xx': replySchema },
      },
      onRequest: async (request, reply) => {
        request.exchange = new Exchange(request, reply, settings)
        request.caller = await admit(request.exchange, endpoint)
      },
      handler: async (request, reply) => {
        checkQuery(request.query)
        const { params, query, body, caller, exchange } = request
        // A list of routes loses each endpoint's own types; its schemas have just validated these values.
        const call = { params, query, body, caller, exchange } as unknown as Parameters<typeof handle>[0]
        const result = await handle(call)
        return result instanceof StreamedAnswer ? sendStream(request, reply, result) : result
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
