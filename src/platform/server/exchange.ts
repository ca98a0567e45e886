import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ClientAddresses } from './client-address.ts'
import type { Exchange } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | undefined
  }
}

export interface ExchangeSettings {
  readonly isHttps: boolean
  readonly addresses: ClientAddresses
  readonly onEvent: (name: string) => void
}

export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** What the handler of this request may learn and do: the same object for each of its checks. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ExchangeSettings,
): Exchange {
  request.exchange ??= newExchange(request, reply, settings)
  return request.exchange
}

function newExchange(request: FastifyRequest, reply: FastifyReply, settings: ExchangeSettings): Exchange {
  const block = settings.addresses.blockOf(request.raw)
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isHttps } as const
  return {
    requestId: request.id,
    addressBlock: block,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    wantsEvents: /\btext\/event-stream\b/i.test(request.headers.accept ?? ''),
    cookie: (name) => request.cookies[cookieName(name, settings.isHttps)],
    setCookie: (name, value, { maxAgeSeconds }) =>
      void reply.setCookie(cookieName(name, settings.isHttps), value, { ...flags, maxAge: maxAgeSeconds }),
    clearCookie: (name) =>
      void reply.setCookie(cookieName(name, settings.isHttps), '', { ...flags, maxAge: 0 }),
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    event: (name, facts = {}) => {
      settings.onEvent(name)
      request.log.info({ event: name, ...facts, ip: settings.addresses.hashOf(block) }, name)
    },
  }
}
